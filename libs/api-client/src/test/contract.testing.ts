import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

// Reads the OpenAPI description for the tests.

/** Path of the OpenAPI description. */
export const file = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url));

interface MediaType {
  schema: { $ref: string };
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}
interface Message {
  $ref?: string;
  'x-error-code'?: string;
  content?: Record<string, MediaType>;
}
interface Operation {
  operationId: string;
  security?: unknown[];
  requestBody?: Message;
  responses: Record<string, Message>;
}
interface Schema {
  examples?: unknown[];
  properties?: Record<string, Schema>;
}
interface Contract {
  'x-protected-fields': string[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Message>;
    examples: Record<string, { value: unknown }>;
    parameters: Record<string, { schema: { pattern?: string }; example: unknown }>;
  };
}

/** The parsed OpenAPI description. */
export const contract = parse(readFileSync(file, 'utf8')) as Contract;
/** Every operation with its path and method. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** Configured as the README shows it: strict, and without OpenAPI support. */
const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
addFormats(ajv);
ajv.addVocabulary(['components']);
ajv.addSchema({ $id: 'portal', components: { schemas: contract.components.schemas } });

/** Returns one line for each schema violation, or an empty array if the value is valid. */
export function validationErrors(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(`portal#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`${schema} is not in the contract`);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}
