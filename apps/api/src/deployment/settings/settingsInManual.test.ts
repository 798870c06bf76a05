import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from './settingsReader.ts';

test('the manual names exactly the settings that the service reads', () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../../../../docs/environment-variables.md'),
    'utf8',
  );
  const documented = [...page.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  const read = new Set(['OPERATOR']);
  const watched = (env: Record<string, string>) =>
    new Proxy(env, {
      get: (target, name) => {
        read.add(String(name));
        return target[String(name)];
      },
    });
  // Invalid settings are enough: `readSettings` reads every variable before it throws, since it
  // reports all issues together.
  const portal = watched({ PORTAL_DIR: 'portal', METRICS_PORT: '1' });
  const bucket = watched({ S3_BUCKET: 'documents', CARD_PROCESSOR: 'http' });
  expect(() => readSettings(portal)).toThrow(SettingsError);
  expect(() => readSettings(bucket)).toThrow(SettingsError);
  expect([...read].sort()).toEqual(documented.sort());
});
