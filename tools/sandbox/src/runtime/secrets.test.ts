import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-secrets-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('the secrets', () => {
  it('are made once, differ from folder to folder and are for their owner only', async () => {
    const [here, there] = [join(root, 'here'), join(root, 'there')];
    const made = await loadSecrets(here);
    expect(await loadSecrets(here)).toEqual(made);
    const others = await loadSecrets(there);
    expect(others.secretKey).not.toBe(made.secretKey);
    expect(others.digestSecret).not.toBe(made.digestSecret);
    expect(others.signingKey.d).not.toBe(made.signingKey.d);
    expect(statSync(here).mode & 0o777).toBe(0o700);
    expect(statSync(join(here, 'sign-in.json')).mode & 0o777).toBe(0o600);
  });

  it('are never replaced when they are damaged, since the data would be lost with them', async () => {
    const folder = join(root, 'damaged');
    await loadSecrets(folder);
    writeFileSync(join(folder, 'sign-in.json'), '{"secretKey":');
    await expect(loadSecrets(folder)).rejects.toThrow(
      'is damaged. Start with `npm start -- --fresh`',
    );
  });
});
