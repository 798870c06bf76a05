/**
 * Ends this process, as SIGTERM does, within a second of its parent's end. A parent that is killed passes no signal
 * on, but the system gives its children another parent. (Windows does not: there this does nothing.)
 *
 * Two programs of others stand between two of ours, notice nothing, and end with their child: the shell of
 * an npm script, and Node's `--watch`. There the end of the grandparent counts too.
 *
 * `run.mjs` imports it, and every Node below is started with `--import` of it. Plain JavaScript without
 * dependencies: it also runs under an older Node.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;
const grandparent = isWatched ? Number(process.env.WATCHING_PID) : pidOfNpm();

// A worker is a part of a process that watches already.
if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent && (!grandparent || isRunning(grandparent))) return;
    clearInterval(timer);
    // It ends this process, then itself.
    if (isWatched && process.ppid === parent) process.kill(parent, 'SIGTERM');
    else process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}

/** Of the npm that a shell below it runs this process for. Only Linux tells; elsewhere `sh` becomes its last command. */
function pidOfNpm() {
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8');
    const isShell = /^Name:\s*\w*sh$/m.test(status) && process.env.npm_lifecycle_event;
    return isShell ? Number(/^PPid:\s*(\d+)$/m.exec(status)[1]) : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
