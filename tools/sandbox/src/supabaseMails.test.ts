import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { supabaseMails } from './supabaseMails.ts';

const docs = join(import.meta.dirname, '../../../docs');
const folder = join(docs, 'supabase-mails');

test('docs/supabase-mails is up to date (`npm run supabase-mails -w tools/sandbox`)', () => {
  expect(readdirSync(folder).sort()).toEqual(supabaseMails.map(({ file }) => file).sort());
  for (const mail of supabaseMails) {
    expect(readFileSync(join(folder, mail.file), 'utf8')).toBe(mail.html);
  }
});

test('compose.yaml sends every mail with its subject and file', () => {
  const page = readFileSync(join(docs, 'supabase.md'), 'utf8');
  const compose = readFileSync(join(docs, '../apps/api/deploy/compose.yaml'), 'utf8');
  for (const { title, subject, file } of supabaseMails) {
    const [, name] = new RegExp(`^\\| ${title} .* \`(\\w+)\` +\\|$`, 'm').exec(page) ?? [];
    const setting = new RegExp(`SUBJECTS_(${name}(?:_NOTIFICATION)?): (.*)`).exec(compose);
    expect(setting?.[2], title).toBe(subject);
    expect(compose).toContain(`TEMPLATES_${setting?.[1]}: http://gateway:8081/${file}\n`);
    const isOn = compose.includes(`NOTIFICATIONS_${name}_ENABLED: 'true'\n`);
    expect(isOn, title).toBe(setting?.[1] !== name);
  }
});

test("links in the mail templates are built only from Supabase's template variables", () => {
  const links = supabaseMails.flatMap(({ html }) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
  );
  expect(new Set(links)).toEqual(
    new Set([
      '{{ .SiteURL }}/auth/callback?token_hash={{ .TokenHash }}',
      '{{ .SiteURL }}/reset-password?type=recovery&amp;token_hash={{ .TokenHash }}',
      '{{ .SiteURL }}/reset-password',
      '{{ .ConfirmationURL }}',
    ]),
  );
  for (const { html } of supabaseMails) expect(html).not.toContain('.invalid');
});
