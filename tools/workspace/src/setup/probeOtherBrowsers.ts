import {
  startDisplay,
  startWebKitDriver,
  type WebKitPrograms,
} from '@bank-bonuses/test-config/webKit';
import { existsSync } from 'node:fs';
import type { Machine } from './machine.ts';

/**
 * Starts a virtual display and stops it. Resolves with the display's name. Rejects with the reason
 * if it does not work.
 */
export async function probeXvfb(machine: Machine, executablePath: string): Promise<string> {
  if (!existsSync(executablePath)) throw new Error('the file does not exist');
  const { env, probeTimeoutMs: timeoutMs } = machine;
  const { display, stop } = await startDisplay(executablePath, { env, timeoutMs });
  await stop();
  return `display ${display}`;
}

/**
 * Starts WebKit in the same way as the tests. Resolves with the browser's version. Rejects with the
 * reason if it does not work.
 */
export async function probeWebKit(machine: Machine, programs: WebKitPrograms): Promise<string> {
  if (!existsSync(programs.driver)) throw new Error('the file does not exist');
  const { env, probeTimeoutMs: timeoutMs } = machine;
  const { url, stop } = await startWebKitDriver(programs, { env, timeoutMs });
  try {
    const answer = await fetch(`${url}/session`, {
      method: 'POST',
      body: '{"capabilities":{}}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { value } = (await answer.json()) as { value: WebDriverSession };
    if (!value.capabilities) throw new Error(value.message ?? 'it did not start a browser');
    return `${value.capabilities.browserName} ${value.capabilities.browserVersion}`;
  } finally {
    await stop();
  }
}

interface WebDriverSession {
  capabilities?: { browserName: string; browserVersion: string };
  message?: string;
}
