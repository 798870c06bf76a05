import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine, runOn, type Machine } from './machine.ts';

const program = join(import.meta.dirname, 'drawPage.ts');

/**
 * Starts a browser in the same way as the tests and renders a page. Resolves with the browser's
 * version. Rejects with the reason if it does not work. Uses a separate process, so that a browser
 * that hangs cannot block the set-up.
 */
export async function probeBrowser(
  machine: Machine,
  executablePath: string,
  name: 'chromium' | 'firefox' = 'chromium',
): Promise<string> {
  if (!existsSync(executablePath)) throw new Error('the file does not exist');
  const timeoutMs = machine.probeTimeoutMs;
  const { code, output, timedOut } = await runOn(
    machine,
    process.execPath,
    [program, executablePath, String(timeoutMs), name],
    // The process has its own time-out. This longer one applies if it hangs.
    { timeoutMs: timeoutMs + 10_000 },
  );
  if (timedOut) throw new Error(`it rendered no page within ${timeoutMs / 1000} s`);
  const line = oneLine(output.trim().split('\n').at(-1));
  if (code !== 0) throw new Error(line);
  return line;
}
