import { operations } from './contract.ts';
import { codes, errorOverview, errorPage } from './errorPages.ts';
import { operationPage } from './operationPage.ts';

/** Path below docs, and text, of every page. */
export function referencePages(): [path: string, text: string][] {
  return [
    ['README.md', overview()],
    ...operations.map((operation): [string, string] => [
      `operations/${operation.operationId}.md`,
      operationPage(operation),
    ]),
    ...codes.map((code): [string, string] => [`errors/${code}.md`, errorPage(code)]),
  ];
}

function overview(): string {
  const rows = operations.map(
    ({ operationId, endpoint, summary }) =>
      `| [\`${operationId}\`](operations/${operationId}.md) | \`${endpoint}\` | ${summary} |`,
  );
  return [
    '# The API client: reference',
    'Every operation and every error of `@bank-bonuses/api-client`, written from its OpenAPI description and its ' +
      'own list of codes. How to install it, make a client and keep secrets out of logs: ' +
      '[its README](../README.md). From sign-in to first figures: ' +
      '[the quick start](../README.md#quick-start).',
    'Requests and answers are described as they travel. The client itself hands out amounts as numbers, and leaves out ' +
      'what the contract does not know.',
    '## Operations',
    ['| Operation | Endpoint | Gives |', '| --- | --- | --- |', ...rows].join('\n'),
    '## Errors',
    'A call rejects with an `ApiError` and nothing else; `error.code` is one of these. A code keeps its meaning: ' +
      'new ones may come with a minor version, so treat one that you do not know by its class.',
    errorOverview(),
  ].join('\n\n');
}
