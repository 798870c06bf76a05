import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the sandbox with the sign-in service of `SANDBOX_SIGN_IN`, or an empty text. */
    outsideUrl: string;
    outsideIssuer: string;
  }
}

/** Starts a sandbox with the sign-in service of `SANDBOX_SIGN_IN`, if it is set. */
export async function setup({ provide }: TestProject) {
  if (!process.env['SANDBOX_SIGN_IN']) {
    provide('outsideUrl', '');
    provide('outsideIssuer', '');
    return undefined;
  }
  const { readOptions } = await import('../runtime/options.ts');
  const { startSandbox } = await import('../runtime/sandbox.ts');
  const folder = mkdtempSync(join(tmpdir(), 'bank-bonuses-sign-in-'));
  const sandbox = await startSandbox({ ...readOptions([], process.env), folder });
  provide('outsideUrl', sandbox.url);
  provide('outsideIssuer', sandbox.issuer);
  return async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
