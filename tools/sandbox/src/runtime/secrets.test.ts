import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';
import { StartError } from './startErrors.ts';

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

  it.each([
    '{"secretKey":',
    '',
    'null',
    '[]',
    '"text"',
    '{"secretKey":"a","digestSecret":"b"}',
    '{"secretKey":"a","digestSecret":"b","signingKey":null}',
    '{"secretKey":"a","digestSecret":"","signingKey":{"crv":"P-256","d":"a","x":"b","y":"c"}}',
    '{"secretKey":"a","digestSecret":"b","signingKey":{"crv":"P-384","d":"a","x":"b","y":"c"}}',
  ])('are never replaced when they are damaged, since the data would be lost: %s', async (text) => {
    const folder = mkdtempSync(join(root, 'damaged-'));
    writeFileSync(join(folder, 'sign-in.json'), text);
    await expect(loadSecrets(folder)).rejects.toThrow(
      'is damaged. Start with `npm start -- --fresh`',
    );
  });

  it('say which folder cannot be used', async () => {
    const folder = join(root, 'file');
    writeFileSync(folder, '');
    await expect(loadSecrets(folder)).rejects.toThrow(
      `The sandbox cannot use the folder ${folder}: there is a file in its place (EEXIST).`,
    );
    await expect(loadSecrets(folder)).rejects.toThrow(StartError);
  });

  it('are no folder', async () => {
    const folder = mkdtempSync(join(root, 'folders-'));
    mkdirSync(join(folder, 'sign-in.json'));
    await expect(loadSecrets(folder)).rejects.toThrow('(EISDIR). Choose another folder');
  });
});
