import {
  startDisplay,
  startWebKitDriver,
  type WebKitPrograms,
} from '@bank-bonuses/test-config/webKit';
import { existsSync } from 'node:fs';
import type { Machine } from './machine.ts';

/** Opens a display and closes it. Resolves with its name, rejects with the reason. */
export async function probeXvfb(machine: Machine, executablePath: string): Promise<string> {
  if (!existsSync(executablePath)) throw new Error('there is no such file');
  const { env, probeTimeoutMs: timeoutMs } = machine;
  const { display, stop } = await startDisplay(executablePath, { env, timeoutMs });
  await stop();
  return `display ${display}`;
}

/** Starts WebKit as the tests do. Resolves with the browser's version, rejects with the reason. */
export async function probeWebKit(machine: Machine, programs: WebKitPrograms): Promise<string> {
  if (!existsSync(programs.driver)) throw new Error('there is no such file');
  const { env, probeTimeoutMs: timeoutMs } = machine;
  const { url, stop } = await startWebKitDriver(programs, { env, timeoutMs });
  try {
    const answer = await fetch(`${url}/session`, {
      method: 'POST',
      body: '{"capabilities":{}}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { value } = (await answer.json()) as { value: WebDriverSession };
    if (!value.capabilities) throw new Error(value.message ?? 'it starts no browser');
    return `${value.capabilities.browserName} ${value.capabilities.browserVersion}`;
  } finally {
    await stop();
  }
}

interface WebDriverSession {
  capabilities?: { browserName: string; browserVersion: string };
  message?: string;
}
