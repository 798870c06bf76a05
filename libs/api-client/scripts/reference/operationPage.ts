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

/** A photo's bytes tell a reader nothing. */
const shortened = (_key: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('data:') ? `${value.slice(0, 22)}…` : value;
const readable = (value: unknown): unknown => JSON.parse(JSON.stringify(value, shortened));

/** Everything about one operation: how it is called, what it takes and gives, how it fails. */
export function operationPage(operation: DescribedOperation): string {
  const { operationId, summary, description, endpoint, security, parameters = [] } = operation;
  const token = security?.length === 0 ? 'no token is ever sent' : 'with the session’s token';
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const [status = '', answer = {}] = success ?? [];
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
    `## Answer: ${status}`,
    resolve(answer).description?.trim() ?? '',
    ...body(resolve(answer)),
    '## Errors',
    errorTable(operation),
    'Every call can also fail without an answer: see [the list of all errors](../README.md#errors).',
    '## Types',
    ...types(operation.requestBody, answer),
  ].join('\n\n');
}

/** The file as a test runs it, with the import that others write. */
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

/** The tables of what is sent and answered, each once. */
function types(...messages: (Message | undefined)[]): string[] {
  const told = new Set<string>();
  return messages.flatMap((message = {}) => {
    const { schema } = resolve(message).content?.['application/json'] ?? {};
    return schema ? tables(schema, told) : [];
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
