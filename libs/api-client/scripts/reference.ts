import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { HttpErrorCode } from '../src/errors/errors.ts';

// Writes the reference of the client from its OpenAPI description and its examples.

/** A part of the description: an operation, a parameter, a request, a response or a schema. */
interface Part {
  $ref?: string;
  name?: string;
  operationId?: string;
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: Part[];
  requestBody?: Part;
  responses?: Record<string, Part>;
  'x-error-code'?: HttpErrorCode;
  content?: { 'application/json': { schema: Part } };
  schema?: Part;
  type?: string | string[];
  format?: string;
  const?: string | boolean;
  enum?: string[];
  required?: string[];
  properties?: Record<string, Part>;
  items?: Part;
  oneOf?: Part[];
}

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { paths, components } = parse(read('openapi/portal.yaml')) as {
  paths: Record<string, Record<string, Part>>;
  components: Record<string, Record<string, Part>>;
};

/** The action of a caller for each code. */
const advice: Record<HttpErrorCode, string> = {
  not_authenticated:
    'Ask the customer to log in again. For `register`: show the message at the password.',
  second_factor_required: 'Ask for the code, then call again with the new token of the session.',
  forbidden: 'A firewall or proxy rejected the call, not the service: ask its operator.',
  not_found: 'Check that `baseUrl` is the prefix in front of `/api/user/…`.',
  registration_missing: 'Send the customer to the registration.',
  invalid_request: 'Show the message, and each entry of `fieldErrors` at its field.',
  conflict: 'Show the message. `fieldErrors` may name the field.',
  payment_declined: 'Nothing was charged. Show the message and offer another payment method.',
  rate_limited: 'Call again after `retryAfterSeconds`.',
  unavailable: 'Call again later. The service logged the call under `requestId`.',
  invalid_response: 'Check `baseUrl` and the versions of client and service.',
};

/** When a code is used that no response of the contract carries. */
const others: Partial<Record<HttpErrorCode, string>> = {
  forbidden: "A response with status 403 that is not the service's own.",
  not_found: "A response with status 404 that is not the service's own.",
  invalid_response: 'The status is below 400, but the body is not what the contract describes.',
};

const nameOf = ({ $ref = '' }: Part) => $ref.split('/').at(-1) ?? '';

/** Returns the target of a `$ref`, or the object itself if it has none. */
function resolve(part: Part): Part {
  const [, , group = '', name = ''] = (part.$ref ?? '').split('/');
  return components[group]?.[name] ?? part;
}

const cell = (text = '') => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head: string[], rows: (string | undefined)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => row.map(cell).join(' | '));
  return lines.map((line) => `| ${line} |`).join('\n');
}

/** Returns the type of a field, with a link to the table of an object's fields. */
function typeOf(schema: Part): string {
  const { properties, oneOf, items, type, format, ...rest } = resolve(schema);
  if (schema.$ref && (properties ?? resolve(oneOf?.[0] ?? {}).properties)) {
    return `[${nameOf(schema)}](#${nameOf(schema).toLowerCase()})`;
  }
  const values = rest.const === undefined ? rest.enum : [rest.const];
  if (values && values.length > 12) return `one of ${values.length} values, as \`${values[0]}\``;
  if (values) return values.map((value) => `\`${value}\``).join(' or ');
  if (oneOf) return [...new Set(oneOf.map(typeOf))].join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  return [type].flat().join(' or ') + (format ? ` (${format})` : '');
}

const fieldRow = ({ name, schema = {}, description }: Part) => [
  `\`${name}\``,
  typeOf(schema),
  description ?? resolve(schema).description,
];

function operationSection(operation: Part, endpoint: string): string[] {
  const { operationId, summary, description = '', responses = {} } = operation;
  const parameters = (operation.parameters ?? []).map(resolve);
  const schemaOf = (message?: Part) => message?.content?.['application/json'].schema;
  const request = schemaOf(operation.requestBody);
  const codes = Object.values(responses).map((response) => resolve(response)['x-error-code']);
  const sent = request ? `Request: ${typeOf(request)}. ` : '';
  return [
    `### ${operationId}`,
    `${summary}. \`${endpoint}\`${operation.security ? ', without a token' : ''}`,
    description.trim(),
    '```ts\n' + read(`examples/operations/${operationId}.ts`) + '```',
    parameters.length > 0 ? table(['Parameter', 'Type', 'Meaning'], parameters.map(fieldRow)) : '',
    `${sent}Response: ${typeOf(schemaOf(Object.values(responses)[0]) ?? {})}.`,
    `Codes: ${[...new Set(codes.filter(Boolean))].map((code) => `\`${code}\``).join(', ')}.`,
  ];
}

function typeSection([name, { description, properties, oneOf, required = [] }]: [string, Part]) {
  const rows = Object.entries(properties ?? {}).map(([field, schema]) => {
    const [shown, type, meaning] = fieldRow({ name: field, schema });
    return [shown, required.includes(field) ? type : `${type}, optional`, meaning];
  });
  const fields = properties && table(['Field', 'Type', 'Meaning'], rows);
  return [`### ${name}`, description?.trim(), fields ?? `${typeOf({ oneOf: oneOf ?? [] })}.`];
}

/** Returns the reference as Markdown. */
export function reference(): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operationSection(operation, `${method.toUpperCase()} ${path}`),
    ),
  );
  const tables = Object.entries(components['schemas'] ?? {}).filter(([name]) =>
    typeOf({ $ref: `#/components/schemas/${name}` }).startsWith('['),
  );
  const codeRows = Object.entries(advice).map(([code, what]) => {
    const responses = Object.values(components['responses'] ?? {});
    const ofCode = responses.filter((response) => response['x-error-code'] === code);
    const when = ofCode.map(({ description }) => description).join(' ');
    return [`\`${code}\``, when || others[code as HttpErrorCode], what];
  });
  return [
    '# The API client: reference',
    'Every operation, code and type of `@bank-bonuses/api-client`. [The README](../README.md) explains how to use it.',
    '## Operations',
    ...operations,
    '## Codes',
    '`error.code` of an `HttpError`. Handle an unknown code by `error.status`.',
    table(['Code', 'When', 'What to do'], codeRows),
    '## Types',
    'As sent over HTTP. The client returns amounts as numbers and drops unknown fields. Rules that depend on other ' +
      'fields are in `openapi/portal.yaml` only.',
    ...tables.flatMap(typeSection),
  ]
    .filter(Boolean)
    .join('\n\n');
}
