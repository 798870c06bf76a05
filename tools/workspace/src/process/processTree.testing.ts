import { spawnSync } from 'node:child_process';

export interface Process {
  pid: number;
  command: string;
}

/** Returns a process and all its descendants, parents before children. */
export function processTree(pid: number): Process[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const all = [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(
    ([, own = '', parent = '', command = '']) => ({
      pid: Number(own),
      parent: Number(parent),
      command,
    }),
  );
  const below = (root: number): Process[] =>
    all.filter(({ parent }) => parent === root).flatMap((one) => [one, ...below(one.pid)]);
  return [...all.filter((one) => one.pid === pid), ...below(pid)];
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
