import { z } from 'zod';

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown with all issues of the settings, one per line; values are not repeated. */
export class SettingsError extends Error {
  constructor(issues: readonly string[]) {
    super(['Fix these settings:', ...issues.map((line) => `- ${line}`)].join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Decodes the environment into one value for each schema. Which schemas apply may depend on the
 * variables. Values are trimmed, and empty variables count as not set. Throws a `SettingsError`
 * that names every wrong variable.
 */
export function decodeSettings<Schemas extends Readonly<Record<string, z.ZodType>>>(
  env: Variables,
  schemasOf: (variables: Variables) => Schemas,
): { [Name in keyof Schemas]: z.output<Schemas[Name]> } {
  const given = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const variables = Object.fromEntries(given.filter(([, value]) => value));
  // A set, because several schemas may read the same variable.
  const issues = new Set<string>();
  const settings: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemasOf(variables))) {
    const { data, error } = schema.safeParse(variables);
    for (const { path, message } of error?.issues ?? [])
      issues.add(`${String(path[0])} ${message}`);
    settings[name] = data;
  }
  if (issues.size > 0) throw new SettingsError([...issues]);
  return settings as ReturnType<typeof decodeSettings<Schemas>>;
}

/** Whether the strict rules apply: true unless NODE_ENV is `development` or `test`. */
export const isProduction = ({ NODE_ENV = '' }: Variables) =>
  !['development', 'test'].includes(NODE_ENV);

/** Returns the schema of a setting that is the value of one variable. */
export const variable = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  z.object({ [name]: schema }).transform((values) => values[name] as z.output<Schema>);

/** The setting of a part that is switched off. */
export const off = z.unknown().transform(() => undefined);

export const optionalText = z.string().optional();

/** @param what what to set the variable to */
export const needed = (what: string) => z.string(`is missing: ${what}`);

/** A key that is sent in a header. */
export const key = (what: string) => needed(what).regex(/^\S+$/, 'must not contain white space');

export const oneOf = <const Values extends readonly string[]>(values: Values, missing?: string) =>
  z.enum(values, {
    error: ({ input }) =>
      input === undefined && missing !== undefined
        ? `is missing: ${missing}`
        : `must be one of ${values.join(', ')}`,
  });

export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );

export const isTrue = oneOf(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** Splits a text at its commas. */
export const listOf = (text: string): string[] =>
  text.split(',').flatMap((part) => part.trim() || []);

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Returns whether data sent to this URL is protected: the URL uses https or refers to this machine.
 */
export function isPrivateAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Returns whether the text is an origin like `https://portal.example.com`. */
export const isOrigin = (text: string) => isWebAddress(text) && new URL(text).origin === text;

/**
 * An http(s) address; in production, data sent to it must be protected.
 * @param danger what could happen otherwise
 */
export const serviceAddress = (env: Variables, what: string, danger: string) =>
  isProduction(env)
    ? needed(what).refine(isPrivateAddress, `must be an https address in production: ${danger}`)
    : needed(what).refine(isWebAddress, 'must be an http(s) address');
