import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine, runOn, type Machine } from './machine.ts';

const program = join(import.meta.dirname, 'drawPage.ts');

/**
 * Starts a browser as the tests do and lets it draw a page, in a process of its own, so that a browser that hangs
 * cannot delay the set-up. Resolves with the browser's version, rejects with the reason.
 */
export async function probeBrowser(
  machine: Machine,
  executablePath: string,
  name: 'chromium' | 'firefox' = 'chromium',
): Promise<string> {
  if (!existsSync(executablePath)) throw new Error('there is no such file');
  const timeoutMs = machine.probeTimeoutMs;
  const { code, output, timedOut } = await runOn(
    machine,
    process.execPath,
    [program, executablePath, String(timeoutMs), name],
    // It ends itself, and its browser with it; the outer deadline is for the case that it cannot.
    { timeoutMs: timeoutMs + 10_000 },
  );
  if (timedOut) throw new Error(`it drew no page within ${timeoutMs / 1000} s`);
  const line = oneLine(output.trim().split('\n').at(-1));
  if (code !== 0) throw new Error(line);
  return line;
}
