import { createServer } from 'node:http';
import { nx, run, workspaceRoot } from './process/process.ts';
import { checkSandboxArguments } from './process/sandbox.ts';
import { ensureBrowser } from './setup/browser.ts';

/**
 * `npm run test:sign-in -- <url>` tests the portal with another sign-in service: the tests of
 * Supabase's client, the table of answers in `docs/sign-in-service.md`, and the journeys. With
 * `--write` it writes the table. The sandbox's environment variables apply.
 */
const [url = '', ...flags] = process.argv.slice(2);
await checkSandboxArguments(['--sign-in', url]);
const { place } = await ensureBrowser();
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);

/**
 * The mails of the service contain a link of the browser's own flow, and the code. Both are tested,
 * and a page with `token_hash` by a journey that makes its URL from the link.
 */
const template = '<p><a href="{{ .ConfirmationURL }}">Open</a></p><p>{{ .Token }}</p>';
const templates = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(template);
}).listen(Number(process.env['SIGN_IN_TEMPLATES_PORT'] ?? 0), '127.0.0.1');

const env = {
  SANDBOX_SIGN_IN: url,
  CHROME_PATH: place,
  FULL: '1',
  ...(flags.includes('--write') && { WRITE_ANSWERS: '1' }),
};
const clients = await run(
  'vitest',
  ['run', '--root', 'tools/sandbox', 'src/signInService/conformance', '--tags-filter=!own'],
  { env },
);
// One worker, because the service sends all mails to one sandbox.
const journeys = await run(
  'playwright',
  ['test', '--workers=1', '--project=chromium', '--grep=@sign-in'],
  { cwd: `${workspaceRoot}/apps/portal-e2e`, env },
);
templates.close();
process.exitCode = clients.code || journeys.code;
