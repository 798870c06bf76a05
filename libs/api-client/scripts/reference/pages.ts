import { operations } from './contract.ts';
import { codes, errorOverview, errorPage } from './errorPages.ts';
import { operationPage } from './operationPage.ts';

/** Returns the path below docs and the text of every page. */
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
    'Every operation and every error of `@bank-bonuses/api-client`, generated from its OpenAPI description and its ' +
      'list of codes. To install it, create a client and keep secrets out of logs, read ' +
      '[the README](../README.md). Its [quick start](../README.md#quick-start) runs against the demo.',
    'Requests and responses are described as sent over HTTP. The client returns amounts as numbers and drops fields ' +
      'that the contract does not define.',
    '## Operations',
    ['| Operation | Endpoint | Summary |', '| --- | --- | --- |', ...rows].join('\n'),
    '## Errors',
    'A call rejects with an `ApiError` and nothing else; `error.code` is one of these. A code keeps its meaning. A ' +
      'minor version may add codes, so handle an unknown code by the class of its error.',
    errorOverview(),
  ].join('\n\n');
}
