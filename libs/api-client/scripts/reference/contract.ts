import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// Reads the OpenAPI description for the reference.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema | boolean>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Condition[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
}

/** A rule that depends on the values of other fields. */
export interface Condition {
  if?: Schema;
  then?: Schema;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface Message {
  $ref?: string;
  description?: string;
  'x-error-code'?: string;
  headers?: Record<string, { $ref?: string; description?: string }>;
  content?: { 'application/json'?: { schema: Schema; examples?: Record<string, Example> } };
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema & { default?: unknown };
  example?: unknown;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const source = new URL('../../openapi/portal.yaml', import.meta.url);
const document = parse(readFileSync(source, 'utf8')) as Document;

/** The seven operations, with method and path. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    endpoint: `${method.toUpperCase()} ${path}`,
  })),
);
export type DescribedOperation = (typeof operations)[number];

export const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

/** Returns the target of a `$ref`, or the object itself when it has none. */
export function resolve<Found extends { $ref?: string }>(found: Found): Found {
  if (found.$ref === undefined) return found;
  const [, , group = '', name = ''] = found.$ref.split('/');
  return { ...(document.components[group]?.[name] as Found), ...withoutRef(found) };
}

function withoutRef<Found extends { $ref?: string }>({ $ref: _reference, ...rest }: Found) {
  return rest;
}

export const schemaNamed = (name: string) => document.components['schemas']?.[name] as Schema;
