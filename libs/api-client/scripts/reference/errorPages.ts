import type { ApiErrorCode } from '../../src/errors/codes.ts';
import { errorGuides } from '../../src/errors/errorGuide.ts';
import { isTemporary } from '../../src/client/retryReads.ts';
import { operations, resolve } from './contract.ts';
import { cell } from './schemaTables.ts';

const classes: [name: string, codes: readonly ApiErrorCode[]][] = [
  ['TimeoutError', ['timeout']],
  ['CanceledError', ['canceled']],
  ['InvalidOptionsError', ['invalid_options']],
  [
    'NetworkError',
    [
      'token_unavailable',
      'invalid_request',
      'offline',
      'dns_failure',
      'connection_refused',
      'connection_lost',
      'unreachable',
      'tls_failure',
      'redirected',
      'network_failure',
      'unexpected',
    ],
  ],
];

const classOf = (code: ApiErrorCode) =>
  classes.find(([, codes]) => codes.includes(code))?.[0] ?? 'HttpError';

/** Returns the responses of the contract that have this code. */
const mentions = (code: ApiErrorCode) =>
  operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .map(([status, response]) => ({ operationId, status, ...resolve(response) }))
      .filter((response) => response['x-error-code'] === code),
  );

export const codes = Object.keys(errorGuides) as ApiErrorCode[];

/** Returns the overview table of all error codes. */
export function errorOverview(): string {
  const rows = codes.map((code) => {
    const statuses = [...new Set(mentions(code).map(({ status }) => status))].join(', ');
    const retried = isTemporary(code) ? 'yes' : '';
    return `| [\`${code}\`](errors/${code}.md) | \`${classOf(code)}\` | ${statuses} | ${retried} | ${cell(errorGuides[code].meaning)} |`;
  });
  const head = '| Code | Class | Status | Retried | Meaning |\n| --- | --- | --- | --- | --- |';
  return [head, ...rows].join('\n');
}

/** Returns the page of one code: its meaning, its remedy and its responses in the contract. */
export function errorPage(code: ApiErrorCode): string {
  const { meaning, remedy } = errorGuides[code];
  const found = mentions(code);
  const rows = found.map(
    ({ operationId, status, description }) =>
      `| [${operationId}](../operations/${operationId}.md) | ${status} | ${cell(description)} |`,
  );
  const head = '| Operation | Status | When |\n| --- | --- | --- |';
  const retried = isTemporary(code)
    ? '`retryReads()` retries a read that fails with this code.'
    : '`retryReads()` does not retry a call that fails with this code.';
  return [
    `# ${code}`,
    `Class: \`${classOf(code)}\`. ${retried}`,
    meaning,
    `**What to do.** ${remedy}`,
    ...(rows.length === 0
      ? []
      : ['## In the contract', [head, ...rows].join('\n'), ...exampleBodies(found)]),
  ].join('\n\n');
}

/** Returns the distinct example bodies of the responses, as Markdown code blocks. */
function exampleBodies(found: ReturnType<typeof mentions>): string[] {
  const bodies = found.flatMap(({ content }) =>
    Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) =>
      JSON.stringify(value, null, 2),
    ),
  );
  return [...new Set(bodies)].map((body) => '```json\n' + body + '\n```');
}
