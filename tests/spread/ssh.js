// Two hosts, `one` and `two`, that are reached by ssh only: each an sshd at an address of its own in a
// network namespace. The names and keys are told to ssh by a file of the test's own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../scripts/lib/tools.js';
import { until } from './machines.js';

const net = `198.18.${process.pid % 256}`;
const hosts = [
  { name: 'one', address: `${net}.2` },
  { name: 'two', address: `${net}.3` },
];

/** A cable from here into a network namespace, with the addresses of the hosts at its far end. @param {import('./machines.js').Yard} yard */
function layCable({ ask, atEnd }) {
  const place = `kakutei-${process.pid}`;
  const [here, there] = ['a', 'b'].map((end) => `kk${process.pid}${end}`);
  ask('ip', 'netns', 'add', place);
  atEnd(() => ask('ip', 'netns', 'del', place));
  ask('ip', 'link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', place);
  atEnd(() => ask('ip', 'link', 'del', here));
  ask('ip', 'addr', 'add', `${net}.1/24`, 'dev', here);
  ask('ip', 'link', 'set', here, 'up');
  for (const { address } of hosts) {
    ask('ip', '-n', place, 'addr', 'add', `${address}/24`, 'dev', there);
  }
  ask('ip', '-n', place, 'link', 'set', there, 'up');
  return { place, there };
}

/** @param {string} home */
const sshConfig = (home) => `${hosts
  .map(({ name, address }) => `Host ${name}\n  HostName ${address}\n`)
  .join('')}Host *
  User root
  Port 2222
  IdentityFile ${home}/key
  IdentitiesOnly yes
  StrictHostKeyChecking no
  UserKnownHostsFile /dev/null
  LogLevel ERROR
  ConnectTimeout 5
  ServerAliveInterval 1
`;

/** @param {string} home @param {string} address @param {string | undefined} path */
const sshdConfig = (home, address, path) => `ListenAddress ${address}
Port 2222
HostKey ${home}/host-key
AuthorizedKeysFile ${home}/key.pub
StrictModes no
UsePAM no
PasswordAuthentication no
PidFile none
SetEnv PATH=${path}
`;

/** Hosts whose programs find the filter on their path. @param {import('./machines.js').Yard} yard */
export async function startHosts(yard) {
  const { home, env, boot, ask } = yard;
  const { place, there } = layCable(yard);
  for (const key of ['key', 'host-key']) {
    ask('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', join(home, key));
  }
  writeFileSync(join(home, 'ssh.conf'), sshConfig(home));
  env.PARALLEL_SSH = `ssh -F ${home}/ssh.conf`;
  mkdirSync(join(home, '.parallel'));
  writeFileSync(join(home, '.parallel/will-cite'), '');

  // Each host has a home of its own, and a /run, in which sshd wants a folder.
  const start = `for folder in /run /root; do mount -t tmpfs none $folder || exit; done
mkdir /run/sshd && exec "$0" -D -e -f "$1"`;
  const sshd = findProgram('sshd') ?? '';
  const machines = hosts.map(({ name, address }) => {
    const config = join(home, `sshd-${name}.conf`);
    writeFileSync(config, sshdConfig(home, address, env.PATH));
    return boot(name, ['ip', 'netns', 'exec', place, 'sh', '-c', start, sshd, config]);
  });
  await until('two hosts', () => machines.every(({ said }) => said().includes('listening')));

  /** Takes the second host away, without notice. */
  async function loseTwo() {
    ask('ip', '-n', place, 'addr', 'del', `${hosts[1].address}/24`, 'dev', there);
    machines[1].kill();
    await machines[1].ended;
  }
  return { two: machines[1], loseTwo };
}
