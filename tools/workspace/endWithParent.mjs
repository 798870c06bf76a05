/**
 * Ends this process with SIGTERM within a second after its parent process has exited. A parent that
 * is killed cannot forward the signal, but the operating system then assigns this process to
 * another parent. (Windows does not, so this module has no effect there.)
 * Two kinds of parents need an extra check: the shell of an npm script and Node's `--watch` do not
 * notice that their own parent has exited, and exit only with their child. Below them, this module
 * also watches the grandparent.
 * `run.mjs` imports this file, and starts every Node process with `--import` of this file. It is
 * plain JavaScript without dependencies, because older versions of Node must be able to run it too.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;
const grandparent = isWatched ? Number(process.env.WATCHING_PID) : pidOfNpm();

// Only the main thread watches the parent. Worker threads end with their process.
if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent && (!grandparent || isRunning(grandparent))) return;
    clearInterval(timer);
    // Under `--watch`, signals the parent: Node's watcher ends this process and then itself.
    if (isWatched && process.ppid === parent) process.kill(parent, 'SIGTERM');
    else process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}

/**
 * Returns the process id of npm if this process's parent is the shell of an npm script. Reads
 * `/proc`, so this works only on Linux. On other systems `sh` replaces itself with its last
 * command, so npm is the parent itself.
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
