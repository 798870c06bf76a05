import type { ValidationIssue } from '@bank-bonuses/api-client';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { keyName, toIssues, type IssueMessages } from './issues.ts';

/** Bounds and default of an integer query parameter. */
export interface NumberBounds {
  minimum: number;
  maximum: number;
  default: number;
}

/**
 * A compiled JSON schema. Returns the issues of a value; the list is empty if the value is valid.
 */
export type SchemaCheck = (value: unknown, texts?: IssueMessages) => ValidationIssue[];

/** The parts of the OpenAPI description that the service uses. */
export interface Contract {
  /** Returns the check of a named schema, for example `RegistrationPayload`. */
  schema(name: string): SchemaCheck;
  /** Compiles a schema outside the contract, which may refer to the contract (`portal.yaml#/…`). */
  compile(schema: object): SchemaCheck;
  /** Names of the field groups that `PUT profile` accepts, with their keys. */
  profileGroups: { name: string; keys: string[] }[];
  /** Returns the bounds of an integer parameter, by its name in `components.parameters`. */
  numberParameter(name: string): NumberBounds;
  /** Returns the check of a parameter's text value, by its name in `components.parameters`. */
  parameter(name: string): SchemaCheck;
  /** Returns the check of a response body; `undefined` if the contract has no schema for it. */
  response(method: string, path: string, status: number): SchemaCheck | undefined;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; oneOf?: { $ref: string }[] }>;
    parameters: Record<string, { schema: NumberBounds }>;
  };
}

interface ResponseObject {
  $ref?: string;
}

/** The schema library also accepts `urn:uuid:…`, which Postgres rejects. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const documentId = 'portal.yaml';

/**
 * Maximum number of nodes in a body: more than any valid body has, but few enough for checks whose
 * cost is quadratic.
 */
const maxNodes = 5000;
const maxDepth = 8;

let loaded: Contract | undefined;

/** Returns the contract of `portal.yaml`. Throws when it cannot be read, so that the service does not start. */
export function loadContract(): Contract {
  return (loaded ??= readContract());
}

function readContract(): Contract {
  const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
  const document = parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: { ...fullFormats, uuid } });
  // Adds the description without compiling it: the document itself is not a schema, only its parts
  // are.
  ajv.addSchema(document, documentId, false, false);

  const asCheck =
    (validate: ValidateFunction): SchemaCheck =>
    (value, texts) =>
      validate(value) ? [] : toIssues(validate.errors ?? [], texts);
  const compiled = new Map<string, SchemaCheck>();
  const check = (pointer: string): SchemaCheck => {
    const known = compiled.get(pointer);
    const ready = known ?? asCheck(ajv.compile({ $ref: `${documentId}#${pointer}` }));
    compiled.set(pointer, ready);
    return ready;
  };
  const schema = (name: string) => check(`/components/schemas/${name}`);
  const groups = document.components.schemas['ProfileUpdate']?.oneOf ?? [];

  return {
    schema,
    compile: (own) => asCheck(ajv.compile(own)),
    profileGroups: groups.map(({ $ref }) => {
      const name = $ref.slice($ref.lastIndexOf('/') + 1);
      return { name, keys: Object.keys(document.components.schemas[name]?.properties ?? {}) };
    }),
    numberParameter: (name) => {
      const parameter = document.components.parameters[name];
      if (!parameter) throw new Error(`The contract has no parameter ${name}.`);
      return parameter.schema;
    },
    parameter: (name) => check(`/components/parameters/${name}/schema`),
    response: (method, path, status) => {
      const answer = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
      if (!answer) return undefined;
      const pointer =
        answer.$ref?.slice(1) ??
        `/paths/${escape(path)}/${method.toLowerCase()}/responses/${String(status)}`;
      return check(`${pointer}/content/application~1json/schema`);
    },
  };
}

function escape(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

export interface GuardOptions {
  /**
   * Whether every text must be a single line without control characters; passwords are exempt.
   * @default false
   */
  isOneLine?: boolean;
}

/**
 * Checks a parsed body before the schema check. Limits the number of nodes, since a schema that
 * lists every error may take quadratic time. Rejects text that cannot be stored: Postgres rejects
 * NUL, and a lone surrogate would become U+FFFD.
 */
export function guardBody(
  body: unknown,
  { isOneLine = false }: GuardOptions = {},
): ValidationIssue[] {
  let nodes = 0;
  const issues: ValidationIssue[] = [];
  const visit = (value: unknown, loc: (string | number)[]): boolean => {
    nodes += 1;
    if (nodes > maxNodes || loc.length > maxDepth) return false;
    if (typeof value === 'string') {
      const msg = characterIssue(value, isOneLine && loc.at(-1) !== 'password');
      if (msg !== undefined) issues.push({ loc, msg, type: 'characters' });
      return true;
    }
    if (Array.isArray(value)) return value.every((item, index) => visit(item, [...loc, index]));
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(([key, item]) => visit(item, [...loc, keyName(key)]));
  };
  const small = visit(body, ['body']);
  if (!small) return [{ loc: ['body'], msg: 'Is too complex', type: 'size' }];
  return issues.slice(0, 200);
}

function characterIssue(text: string, isOneLine: boolean): string | undefined {
  if (isOneLine ? /\p{Cc}/u.test(text) : text.includes('\0'))
    return 'Must not contain control characters';
  return text.isWellFormed() ? undefined : 'Must be well-formed text';
}
