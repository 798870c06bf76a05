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

/**
 * Starts WebKit as the tests do and lets it draw a page. Resolves with the browser's version, rejects with the
 * reason.
 */
export async function probeWebKit(machine: Machine, programs: WebKitPrograms): Promise<string> {
  if (!existsSync(programs.driver)) throw new Error('there is no such file');
  const { env, probeTimeoutMs: timeoutMs } = machine;
  const { url, stop } = await startWebKitDriver(programs, { env, timeoutMs });
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await drawPage(url, deadline);
  } catch (error) {
    if (!deadline.aborted) throw error;
    throw new Error(`it drew no page within ${timeoutMs / 1000} s`, { cause: error });
  } finally {
    await stop();
  }
}

async function drawPage(url: string, signal: AbortSignal): Promise<string> {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const method = 'POST';
    const answer = await fetch(`${url}${path}`, { method, body: JSON.stringify(body), signal });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error((value as { message?: string }).message || 'it drew no page');
    return value;
  };
  const { sessionId, capabilities } = (await ask('/session', { capabilities: {} })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const session = `/session/${sessionId}`;
  await ask(`${session}/url`, { url: 'data:text/html,<h1>Drawn</h1>' });
  const script = 'return document.querySelector("h1").getBoundingClientRect().height > 0';
  const isDrawn = await ask(`${session}/execute/sync`, { script, args: [] });
  if (isDrawn !== true) throw new Error('it drew another page');
  await fetch(`${url}${session}`, { method: 'DELETE', signal });
  return `${capabilities.browserName} ${capabilities.browserVersion}`;
}
