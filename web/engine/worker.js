/** The worker in which EngineClient runs the engine. While it works, it says every second that it is there. */
import { EngineHost } from './host.js';

const BEAT_MS = 1000;

const host = new EngineHost((message) => postMessage(message));
const beat = () => postMessage({});
let works = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let beating;

addEventListener('message', async ({ data }) => {
  if (works++ === 0) beating = setInterval(beat, BEAT_MS);
  await host.receive(data);
  if (--works === 0) clearInterval(beating);
});
