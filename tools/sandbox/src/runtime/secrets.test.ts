import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';
import { loadSigningKey, publicHalf } from '../signIn/sessions/signingKey.ts';
import { StartError } from './startErrors.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-secrets-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A fictional secrets file in the oldest format, which has only one signing key. */
const singleKey = JSON.stringify({
  secretKey: 'sb_secret_golden',
  digestSecret: 'golden',
  signingKey: {
    kty: 'EC',
    x: 'a1fyi1XTuXpDxA9g0p19oqeWGoQnYuC6CDOPXov4Ke4',
    y: 'CrdBTMrcT9QMw71BkKfdeY4HnI2ImV1-Nfdc_z14Cfk',
    crv: 'P-256',
    d: 'ges0icEgkX9IrcOWWPNkuAJVZC460jQrxgOWCYBksWo',
  },
});

describe('secrets', () => {
  it('are created once per folder, readable only by their owner', async () => {
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
    '{"secretKey":"a","digestSecret":"b","signingKey":{"crv":"P-256","d":"a","x":"b","y":"c"},"earlierKeys":[{}]}',
    '{"secretKey":"a","digestSecret":"b","signingKey":{"crv":"P-384","d":"a","x":"b","y":"c"}}',
  ])(
    'are not replaced when damaged, because the data would become unreadable: %s',
    async (text) => {
      const folder = mkdtempSync(join(root, 'damaged-'));
      writeFileSync(join(folder, 'sign-in.json'), text);
      await expect(loadSecrets(folder)).rejects.toThrow('is damaged. Run `npm start -- --fresh`');
    },
  );

  it('are loaded from a file that was written before key rotation was added', async () => {
    const folder = mkdtempSync(join(root, 'single-'));
    writeFileSync(join(folder, 'sign-in.json'), singleKey);
    const { signingKey, earlierKeys } = await loadSecrets(folder);
    expect(earlierKeys).toEqual([]);
    expect((await loadSigningKey(signingKey)).kid).toBe(
      '4xmWlf_J6Cc-DNtv7tiRxp-f-O3kP6VVGZ6kOD82dfY',
    );
    expect(readFileSync(join(folder, 'sign-in.json'), 'utf8')).toBe(singleKey);
  });

  it('include the public half of a replaced key; the replacement changes no other secret', async () => {
    const folder = mkdtempSync(join(root, 'rotated-'));
    writeFileSync(join(folder, 'sign-in.json'), singleKey);
    const { signingKey: first, ...others } = await loadSecrets(folder);
    const second = await loadSecrets(folder, { rotateKeys: true });
    expect(second).toMatchObject({ ...others, earlierKeys: [{ publicJwk: publicHalf(first) }] });
    expect(second.signingKey.x).not.toBe(first.x);
    const text = readFileSync(join(folder, 'sign-in.json'), 'utf8');
    expect(text).not.toContain(first.d);
    const third = await loadSecrets(folder, { rotateKeys: true });
    expect(third.earlierKeys?.map(({ publicJwk }) => publicJwk.x)).toEqual([
      second.signingKey.x,
      first.x,
    ]);
    expect(await loadSecrets(folder)).toEqual(third);
    expect(statSync(join(folder, 'sign-in.json')).mode & 0o777).toBe(0o600);
  });

  it('no longer include a key that was replaced 25 hours ago', async () => {
    const folder = mkdtempSync(join(root, 'forgotten-'));
    const made = await loadSecrets(folder);
    const replacedAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const old = { ...made, earlierKeys: [{ publicJwk: publicHalf(made.signingKey), replacedAt }] };
    writeFileSync(join(folder, 'sign-in.json'), JSON.stringify(old));
    const { earlierKeys } = await loadSecrets(folder, { rotateKeys: true });
    expect(earlierKeys?.map((key) => key.replacedAt)).not.toContain(replacedAt);
    expect(earlierKeys).toHaveLength(1);
  });

  it('cannot be loaded if their folder is a file, and the error names the folder', async () => {
    const folder = join(root, 'file');
    writeFileSync(folder, '');
    await expect(loadSecrets(folder)).rejects.toThrow(
      `The sandbox cannot use the folder ${folder}: a file with this name exists (EEXIST).`,
    );
    await expect(loadSecrets(folder)).rejects.toThrow(StartError);
  });

  it('cannot be loaded if their file is a folder', async () => {
    const folder = mkdtempSync(join(root, 'folders-'));
    mkdirSync(join(folder, 'sign-in.json'));
    await expect(loadSecrets(folder)).rejects.toThrow(
      '(EISDIR). Set SANDBOX_DIR to another folder',
    );
  });
});
