import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const examples = new URL('../../../../libs/api-client/examples/', import.meta.url);

/** Runs an example of the API client and returns its output. */
async function runExample(name: string, env: Record<string, string>): Promise<string> {
  const args = ['--conditions=@bank-bonuses/source', fileURLToPath(new URL(name, examples))];
  const options = { env: { ...process.env, ...env }, timeout: 60_000 };
  return (await promisify(execFile)(process.execPath, args, options)).stdout;
}

/** Checks that the quick start prints the earning customer's stats, or an error if there is no service. */
export async function expectQuickStart(url: string, total: number): Promise<void> {
  const printed = await runExample('quickStart.mjs', { PORTAL_URL: url });
  expect(printed.match(/^\d{4}-\d\d {2}\$[\d.]+$/gm)).toHaveLength(12);
  expect(printed).toContain(`Total    $${total.toFixed(2)}\n`);
  await expect(
    runExample('quickStart.mjs', { PORTAL_URL: `${url}/elsewhere` }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The sign-in failed with status 404.') as string,
  });
}
