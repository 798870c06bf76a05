import { expect, test } from 'vitest';
import { complete, issuesOf } from '../../testing/deploymentSettings.ts';

test.each(['production', 'Production', ' production ', '', undefined])(
  'NODE_ENV=%s rejects the processor that charges no cards',
  (name) => {
    expect(issuesOf({ ...complete, NODE_ENV: name })).toContain('must not be "test"');
  },
);

test.each(['development', 'test'])(
  'NODE_ENV=%s accepts the processor that charges no cards',
  (name) => {
    expect(issuesOf({ ...complete, NODE_ENV: name })).toBe('');
  },
);

test.each([
  ['http://storage.example.com', 'production', true],
  ['http://storage.example.com', 'test', false],
  ['https://storage.example.com', 'production', false],
  ['http://127.0.0.1:9000', 'production', false],
])('the bucket address %s with NODE_ENV=%s is rejected: %s', (endpoint, kind, isRefused) => {
  const bucket = { ...complete, NODE_ENV: kind, DOCUMENTS_DIR: '', S3_BUCKET: 'documents' };
  const issues = issuesOf({ ...bucket, S3_ENDPOINT: endpoint });
  expect(issues.includes('S3_ENDPOINT must be an https address')).toBe(isRefused);
});

test('the URL of the card processor must use https, except on this machine', () => {
  const withUrl = (url: string) =>
    issuesOf({
      ...complete,
      CARD_PROCESSOR: 'http',
      CARD_PROCESSOR_URL: url,
      CARD_PROCESSOR_KEY: 'key',
    });
  expect(withUrl('http://payments.example.com')).toContain('must be an https address');
  expect(withUrl('http://127.0.0.1.example.com')).toContain('must be an https address');
  expect(withUrl('ftp://payments.example.com')).toContain('must be an https address');
  for (const url of ['https://payments.example.com', 'http://127.0.0.1:9', 'http://[::1]:9']) {
    expect(withUrl(url)).toBe('');
  }
});

test('rejects a processor key that contains white space', () => {
  const processor = { CARD_PROCESSOR: 'http', CARD_PROCESSOR_URL: 'https://payments.example.com' };
  const env = { ...complete, ...processor, CARD_PROCESSOR_KEY: 'two parts' };
  expect(issuesOf(env)).toContain('- CARD_PROCESSOR_KEY must not contain white space');
});

test('the URL of the sign-in service must use https in production', () => {
  const env = { ...complete, SUPABASE_URL: 'http://auth.example.com' };
  expect(issuesOf(env)).toBe('');
  expect(issuesOf({ ...env, NODE_ENV: 'production' })).toContain('- SUPABASE_URL must be an https');
});
