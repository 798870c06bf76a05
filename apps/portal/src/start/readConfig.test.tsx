import { afterEach, expect, test } from 'vitest';
import { testConfig } from '@bank-bonuses/testing';
import { readConfig } from './readConfig.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const writeSettings = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="portal-config">${text}</script>`;
};

test('relative URLs in the settings are resolved against the page', () => {
  writeSettings(JSON.stringify(testConfig));
  expect(readConfig(document)).toMatchObject({
    ok: true,
    config: { apiUrl: `${location.origin}/`, authUrl: `${location.origin}/auth/v1` },
  });
});

test('missing settings are reported by name', () => {
  writeSettings(JSON.stringify({ ...testConfig, apiUrl: undefined, authKey: undefined }));
  expect(readConfig(document)).toEqual({
    ok: false,
    errors: ['apiUrl is missing', 'authKey is missing'],
  });
});

test.each(['', 'not JSON', '[]'])('a settings block with the text %j is rejected', (text) => {
  writeSettings(text);
  expect(readConfig(document).ok).toBe(false);
});

test('a page without a settings block is rejected', () => {
  expect(readConfig(document).ok).toBe(false);
});
