import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-secrets-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('secrets', () => {
  it('are created once per folder, readable only by their owner', async () => {
    const [here, there] = [join(root, 'here'), join(root, 'there')];
    const made = await loadSecrets(here);
    expect(await loadSecrets(here)).toEqual(made);
    const others = await loadSecrets(there);
    expect(others.secretKey).not.toBe(made.secretKey);
    expect(others.signingKey.d).not.toBe(made.signingKey.d);
    expect(statSync(here).mode & 0o777).toBe(0o700);
    expect(statSync(join(here, 'sign-in.json')).mode & 0o777).toBe(0o600);
  });

  it('are not replaced when damaged, because sessions would end', async () => {
    const folder = join(root, 'damaged');
    mkdirSync(folder);
    writeFileSync(join(folder, 'sign-in.json'), '{"secretKey":');
    await expect(loadSecrets(folder)).rejects.toThrow('is damaged. Run `npm start -- --fresh`');
  });
});
