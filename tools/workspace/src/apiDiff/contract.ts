/** The parts of an OpenAPI description that are compared. */
export interface Contract {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

export interface Operation {
  parameters?: unknown[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

/** Returns the target of the object's `$ref`, or the object itself if it has none. */
export function resolve<T>(contract: Contract, value: T): T {
  const reference = (value as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return value;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(reference) ?? [];
  return resolve(contract, contract.components?.[kind]?.[name] as T);
}
