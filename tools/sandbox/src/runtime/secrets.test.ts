import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

  it.each(['{"secretKey":', 'null', '{"secretKey":"sb_secret_a","signingKey":{"crv":"P-384"}}'])(
    'are not replaced when damaged, because sessions would end: %s',
    async (text) => {
      const folder = mkdtempSync(join(root, 'damaged-'));
      writeFileSync(join(folder, 'sign-in.json'), text);
      await expect(loadSecrets(folder)).rejects.toThrow('is damaged. Run `npm start -- --fresh`');
    },
  );
});
