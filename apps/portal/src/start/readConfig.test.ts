import { afterEach, expect, test } from 'vitest';
import { testConfig } from '@bank-bonuses/testing';
import { readConfig } from './readConfig.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const writeSettings = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="portal-config">${text}</script>`;
};

test('resolves relative addresses against the page', () => {
  writeSettings(JSON.stringify(testConfig));
  expect(readConfig(document)).toMatchObject({
    ok: true,
    config: { apiUrl: `${location.origin}/`, authUrl: `${location.origin}/auth/v1` },
  });
});

test('names the settings that are missing', () => {
  writeSettings('{}');
  expect(readConfig(document)).toEqual({
    ok: false,
    errors: ['apiUrl is missing', 'authUrl is missing', 'authKey is missing'],
  });
});

test.each(['', 'not JSON', '[]'])('rejects a block with %j', (text) => {
  writeSettings(text);
  expect(readConfig(document).ok).toBe(false);
});

test('rejects a page without the block', () => {
  expect(readConfig(document).ok).toBe(false);
});
