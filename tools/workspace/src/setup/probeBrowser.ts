import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOn, type Machine } from './machine.ts';

const program = join(import.meta.dirname, 'drawPage.ts');

/**
 * Starts a browser as the tests do and lets it draw a page, in a process of its own, so that nothing that
 * hangs can hold the set-up up. Resolves with the browser's version, throws with the reason.
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
  const lines = output.trim().split('\n');
  if (code !== 0) throw new Error(lines.at(-1) || 'it drew no page');
  return lines.at(-1) ?? '';
}
