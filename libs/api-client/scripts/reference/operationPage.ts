import { readFileSync } from 'node:fs';
import {
  type DescribedOperation,
  type Example,
  type Message,
  type Parameter,
  resolve,
} from './contract.ts';
import { cell, tables, typeOf } from './schemaTables.ts';
import { signatureOf } from './signature.ts';

const json = (value: unknown) => '```json\n' + JSON.stringify(value, null, 2) + '\n```';

/** Truncates photos, which are data URLs, to their first characters. */
const shortened = (_key: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('data:') ? `${value.slice(0, 22)}…` : value;
const readable = (value: unknown): unknown => JSON.parse(JSON.stringify(value, shortened));

/** Returns the page of one operation: its call, example, parameters, request, response, errors and types. */
export function operationPage(operation: DescribedOperation): string {
  const { operationId, summary, description, endpoint, security, parameters = [] } = operation;
  const token = security?.length === 0 ? 'sends no token' : 'sends the session’s token';
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const [status = '', response = {}] = success ?? [];
  return [
    `# ${operationId}`,
    `${summary}.`,
    `\`${endpoint}\` · ${operation.tags.join(', ')} · ${token}`,
    ...(description === undefined ? [] : [description.trim()]),
    '## Call',
    '```ts\n' + signatureOf(operationId) + '\n```',
    '## Example',
    '```ts\n' + exampleOf(operationId) + '```',
    ...parameterTable(parameters.map(resolve)),
    ...(operation.requestBody ? ['## Request', ...body(operation.requestBody)] : []),
    `## Response: ${status}`,
    resolve(response).description?.trim() ?? '',
    ...body(resolve(response)),
    '## Errors',
    errorTable(operation),
    'Every call can also fail without a response: see [all errors](../README.md#errors).',
    '## Types',
    ...types(operation.requestBody, response),
  ].join('\n\n');
}

/** Returns the example that a test runs, with the package name as its import. */
function exampleOf(operationId: string): string {
  const file = new URL(`../../examples/operations/${operationId}.ts`, import.meta.url);
  return readFileSync(file, 'utf8');
}

function parameterTable(parameters: Parameter[]): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, schema, description, example }) => {
    const type = typeOf(schema);
    const fallback = schema.default === undefined ? '' : `\`${JSON.stringify(schema.default)}\``;
    return `| \`${name}\` | ${place} | ${cell(type)} | ${fallback} | ${cell(description)} | \`${cell(String(example))}\` |`;
  });
  const head =
    '| Name | In | Type | Default | Meaning | Example |\n| --- | --- | --- | --- | --- | --- |';
  return ['## Parameters', [head, ...rows].join('\n')];
}

function body(message: Message): string[] {
  const { schema, examples = {} } = message.content?.['application/json'] ?? {};
  if (!schema) return [];
  const shown = Object.values(examples).map((example) => {
    const { summary, value } = resolve<Example>(example);
    return [...(summary === undefined ? [] : [`${summary}:`]), json(readable(value))].join('\n\n');
  });
  return [`JSON: ${typeOf(schema)}.`, ...shown];
}

/** Returns the tables of the request's and the response's types, each once. */
function types(...messages: (Message | undefined)[]): string[] {
  const printed = new Set<string>();
  return messages.flatMap((message = {}) => {
    const { schema } = resolve(message).content?.['application/json'] ?? {};
    return schema ? tables(schema, printed) : [];
  });
}

function errorTable({ responses }: DescribedOperation): string {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    const { description, 'x-error-code': code } = resolve(response);
    return code === undefined
      ? []
      : [`| ${status} | [\`${code}\`](../errors/${code}.md) | ${cell(description)} |`];
  });
  return ['| Status | Code | When |', '| --- | --- | --- |', ...rows].join('\n');
}
