/**
 * Ends this process with SIGTERM within a second after its parent has exited. A killed parent cannot forward
 * a signal, but the system assigns its children to another parent. (Windows does not, so this has no effect
 * there.)
 *
 * The shell of an npm script and Node's `--watch` are not ours: they do not notice that their parent has
 * exited, and exit only with their child. So below these the grandparent is watched too.
 *
 * `run.mjs` imports this file, and starts every Node process with `--import` of it. Plain JavaScript without
 * dependencies, because it also runs with older versions of Node.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;
const grandparent = isWatched ? Number(process.env.WATCHING_PID) : pidOfNpm();

// A worker belongs to a process that already watches.
if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent && (!grandparent || isRunning(grandparent))) return;
    clearInterval(timer);
    // `--watch` ends this process, then itself.
    if (isWatched && process.ppid === parent) process.kill(parent, 'SIGTERM');
    else process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}

/**
 * Returns the process id of npm if a shell of npm is this process's parent. Only Linux reveals it; elsewhere
 * `sh` replaces itself with its last command.
 */
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
