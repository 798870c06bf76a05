import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';

/** A JSON schema of the OpenAPI description. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  allOf?: { if: Schema; then: Schema }[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema | false>;
}

interface ResponseObject {
  headers?: Record<string, object>;
}

interface Operation {
  parameters?: { $ref: string }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, ResponseObject & { $ref?: string }>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
const document = parse(readFileSync(file, 'utf8')) as OpenApiDocument;

/** Returns the part of the description to which a pointer (`#/components/…`) refers. */
function follow<T>(pointer: string): T {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], document) as T;
}

/** Returns a schema without a reference at its top; siblings of the reference are kept. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolve(follow<Schema>($ref)), ...beside };
}

/** An endpoint of the OpenAPI description. */
export interface Endpoint {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body: Schema | undefined;
  query: { name: string; schema: Schema }[];
  /** Required response headers by status. */
  headersOf(status: number): string[];
}

export const endpoints: Endpoint[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase() as Endpoint['method'],
    path,
    body: operation.requestBody?.content['application/json'].schema,
    query: (operation.parameters ?? [])
      .map(({ $ref }) => follow<Endpoint['query'][number] & { in: string }>($ref))
      .filter((parameter) => parameter.in === 'query'),
    headersOf: (status: number) => {
      const { $ref, headers } = operation.responses[String(status)] ?? {};
      const described = $ref === undefined ? headers : follow<ResponseObject>($ref).headers;
      return Object.entries(described ?? {}).flatMap(([name, header]) => {
        const { $ref: pointer } = header as { $ref: string };
        return follow<{ required?: boolean }>(pointer).required ? [name.toLowerCase()] : [];
      });
    },
  })),
);
