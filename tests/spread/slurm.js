// A Slurm of two nodes, `one` and `two`, with a munge of its own; none of them asks systemd for anything.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { until } from './machines.js';

const nodes = ['one', 'two'];

/** @param {string} home @param {number[]} ports of the controller and the nodes */
function settings(home, [controller, ...ports]) {
  const host = hostname().split('.')[0];
  const lines = nodes.map(
    (name, i) => `NodeName=${name} NodeHostname=${host} NodeAddr=127.0.0.1 Port=${ports[i]} CPUs=1`,
  );
  // A task of a node that died waits until its credential has ended, here as soon as Slurm allows.
  return `ClusterName=kakutei
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=${controller}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=${home}/munge.socket,cred_expire=5
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
StateSaveLocation=${home}/state
SlurmdSpoolDir=${home}/spool-%n
SlurmctldPidFile=${home}/slurmctld.pid
SlurmdPidFile=${home}/slurmd-%n.pid
SlurmdTimeout=6
MessageTimeout=5
${lines.join('\n')}
PartitionName=all Nodes=${nodes} Default=YES State=UP
`;
}

/** A port that nobody listens on. @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
}

/** @param {import('./machines.js').Yard} yard */
export async function startSlurm({ home, env, boot, ask }) {
  const config = join(home, 'slurm.conf');
  env.SLURM_CONF = config;
  writeFileSync(config, settings(home, await Promise.all([0, 1, 2].map(freePort))));
  for (const folder of ['state', ...nodes.map((name) => `spool-${name}`)]) {
    mkdirSync(join(home, folder));
  }
  writeFileSync(join(home, 'munge.key'), randomBytes(128), { mode: 0o600 });
  const files = ['socket', 'key-file', 'pid-file', 'log-file', 'seed-file'].map(
    (option) => `--${option}=${home}/munge.${option.replace('-file', '')}`,
  );
  const munge = boot('munge', ['munged', '--foreground', '--num-threads=10', ...files]);
  await until('munge', () => munge.said().includes('Created 10 work threads'));

  boot('controller', ['slurmctld', '-D', '-f', config]);
  const [one, two] = nodes.map((name) => boot(name, ['slurmd', '-D', '-f', config, '-N', name]));
  await until('two idle nodes', () => idle(ask) === 2);
  return { one, two };
}

/** How many nodes wait for work; none while the controller does not answer yet. @param {import('./machines.js').Yard['ask']} ask */
function idle(ask) {
  try {
    return ask('sinfo', '-h', '-N', '-t', 'idle', '-o', '%N').split('\n').filter(Boolean).length;
  } catch {
    return 0;
  }
}
