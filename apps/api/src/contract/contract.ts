import type { ValidationIssue } from '@bank-bonuses/api-client';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { keyName, toIssues, type IssueMessages } from './issues.ts';

/**
 * A compiled JSON schema. Returns the issues of a value; the list is empty if the value is valid.
 */
export type SchemaCheck = (value: unknown, texts?: IssueMessages) => ValidationIssue[];

/** The parts of the OpenAPI description that the service uses. */
export type Contract = ReturnType<typeof readContract>;

interface OpenApiDocument {
  paths: Record<string, { get?: { parameters?: { $ref: string }[] } }>;
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; oneOf?: { $ref: string }[] }>;
    parameters: Record<string, { name: string; schema: object }>;
  };
}

/** The schema library also accepts `urn:uuid:…`, which Postgres rejects. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const documentId = 'portal.yaml';

let loaded: Contract | undefined;

/** Returns the contract of `portal.yaml`. Throws when it cannot be read, so that the service does not start. */
export function loadContract(): Contract {
  return (loaded ??= readContract());
}

function readContract() {
  const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
  const document = parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const { schemas, parameters } = document.components;
  const options = {
    allErrors: true,
    strict: false,
    // The schemas are part of this build. Their check would compile the metaschema at every start.
    validateSchema: false,
    formats: { ...fullFormats, uuid },
  };
  const ajv = new Ajv2020(options);
  // Adds the description without compiling it: the document itself is not a schema, only its parts
  // are.
  ajv.addSchema(document, documentId, false, false);

  const asCheck =
    (validate: ValidateFunction, origin = 'body'): SchemaCheck =>
    (value, texts) =>
      validate(value) ? [] : toIssues(validate.errors ?? [], texts, origin);
  const converting = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
  const compiled = new Map<string, SchemaCheck>();
  const check = (pointer: string): SchemaCheck => {
    const known = compiled.get(pointer);
    const ready = known ?? asCheck(ajv.compile({ $ref: `${documentId}#${pointer}` }));
    compiled.set(pointer, ready);
    return ready;
  };
  const nameIn = ({ $ref }: { $ref: string }) => $ref.slice($ref.lastIndexOf('/') + 1);

  return {
    /** Returns the check of a named schema, for example `RegistrationPayload`. */
    schema: (name: string) => check(`/components/schemas/${name}`),
    /** Compiles a schema outside the contract, which may refer to the contract (`portal.yaml#/…`). */
    compile: (own: object) => asCheck(ajv.compile(own)),
    /** Names of the field groups that `PUT profile` accepts, with their keys. */
    profileGroups: (schemas['ProfileUpdate']?.oneOf ?? []).map((group) => {
      const name = nameIn(group);
      return { name, keys: Object.keys(schemas[name]?.properties ?? {}) };
    }),
    /** Returns the check of a header's text value, by its name in `components.parameters`. */
    parameter: (name: string) => check(`/components/parameters/${name}/schema`),
    /**
     * Returns the check of the query of `GET path`, by its parameters. The check also converts
     * numbers and adds defaults, in place.
     */
    query: (path: string) => {
      const listed = document.paths[path]?.get?.parameters ?? [];
      const properties = listed.flatMap((each) => {
        const parameter = parameters[nameIn(each)];
        return parameter ? [[parameter.name, parameter.schema] as const] : [];
      });
      const schema = { type: 'object', properties: Object.fromEntries(properties) };
      return asCheck(converting.compile(schema), 'query');
    },
  };
}

export interface CharacterOptions {
  /**
   * Whether every text must be a single line without control characters; passwords are exempt.
   * @default false
   */
  isOneLine?: boolean;
  /** The part of the request that the value comes from. @default 'body' */
  origin?: 'body' | 'query';
}

/**
 * Returns the issues of texts in a value that cannot be stored: Postgres rejects NUL, and a lone
 * surrogate would become U+FFFD.
 */
export function characterIssues(
  value: unknown,
  { isOneLine = false, origin = 'body' }: CharacterOptions = {},
): ValidationIssue[] {
  const issuesAt = (part: unknown, loc: ValidationIssue['loc']): ValidationIssue[] => {
    if (typeof part === 'string') {
      const msg = characterIssue(part, isOneLine && loc.at(-1) !== 'password');
      return msg === undefined ? [] : [{ loc, msg, type: 'characters' }];
    }
    if (Array.isArray(part)) return part.flatMap((item, at) => issuesAt(item, [...loc, at]));
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, item]) => issuesAt(item, [...loc, keyName(key)]));
  };
  return issuesAt(value, [origin]).slice(0, 200);
}

function characterIssue(text: string, isOneLine: boolean): string | undefined {
  if (isOneLine ? /\p{Cc}/u.test(text) : text.includes('\0'))
    return 'Must not contain control characters';
  return text.isWellFormed() ? undefined : 'Must be well-formed text';
}
