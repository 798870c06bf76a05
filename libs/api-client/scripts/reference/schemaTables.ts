import { type Condition, nameOf, resolve, type Schema, schemaNamed } from './contract.ts';

const code = (value: unknown) => `\`${String(value)}\``;

/** Returns the text as a table cell: on one line, and with its pipes escaped. */
export const cell = (text = '') => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');

/**
 * Maximum number of enum values that the reference lists; for a longer list it shows only the first
 * value.
 */
const maxValues = 12;

/** Returns the type of a field, with links to the tables of other types on the same page. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return isTable(schemaNamed(name))
      ? `[${name}](#${name.toLowerCase()})`
      : typeOf(resolve(schema));
  }
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) {
    return schema.enum.length > maxValues
      ? `one of ${schema.enum.length} values, such as ${code(schema.enum[0])}`
      : schema.enum.map(code).join(' or ');
  }
  if (schema.oneOf) return [...new Set(schema.oneOf.map(typeOf))].join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}${bounds(schema)}`;
  const types = [schema.type ?? 'object'].flat().join(' or ');
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return types + format + bounds(schema);
}

function bounds(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
  ].join('');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === most && least !== undefined) return `, ${least}${unit}`;
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least === undefined || (least === 1 && unit !== '') ? '' : `, at least ${least}${unit}`;
}

const isTable = ({ properties, oneOf }: Schema) =>
  properties !== undefined || oneOf?.some(({ $ref }) => $ref !== undefined) === true;

/** Returns the table of a type and the tables of its fields' types, each once. */
export function tables(schema: Schema, printed = new Set<string>()): string[] {
  const resolved = resolve(schema);
  const name = schema.$ref === undefined ? undefined : nameOf(schema.$ref);
  if (name !== undefined) {
    if (printed.has(name)) return [];
    printed.add(name);
  }
  const own = name !== undefined && isTable(resolved) ? [`### ${name}`, ...table(resolved)] : [];
  return [...own, ...children(resolved).flatMap((child) => tables(child, printed))];
}

function children({ properties = {}, items, oneOf = [] }: Schema): Schema[] {
  const fields = Object.values(properties).filter((field) => typeof field === 'object');
  return [...fields, ...oneOf, ...(items ? [items] : [])];
}

function table(schema: Schema): string[] {
  const { description, properties, oneOf, required = [], allOf = [] } = schema;
  const intro = description === undefined ? [] : [description.trim()];
  if (!properties) return [...intro, (oneOf ?? []).map((one) => `- ${typeOf(one)}`).join('\n')];
  const rows = Object.entries(properties).map(([field, own]) => {
    if (typeof own !== 'object') return '';
    const { description: about, examples } = resolve(own);
    const example = examples?.[0];
    const isShort = example !== undefined && JSON.stringify(example).length <= 60;
    const shown = isShort ? code(JSON.stringify(example)) : '';
    const isRequired = required.includes(field) ? 'yes' : '';
    return `| \`${field}\` | ${cell(typeOf(own))} | ${isRequired} | ${cell(about)} | ${cell(shown)} |`;
  });
  const head = '| Field | Type | Required | Meaning | Example |\n| --- | --- | --- | --- | --- |';
  return [...intro, [head, ...rows].join('\n'), ...conditions(allOf)];
}

/** Returns one line for each rule that depends on the values of other fields. */
function conditions(rules: Condition[]): string[] {
  const lines = rules.flatMap((rule) => {
    const wanted = Object.entries(rule.if?.properties ?? {}).map(
      ([field, value]) => `\`${field}\` is ${typeof value === 'object' ? typeOf(value) : 'sent'}`,
    );
    const { required = [], properties = {} } = rule.then ?? {};
    const refused = Object.keys(properties).filter((field) => properties[field] === false);
    const fixed = Object.entries(properties).flatMap(([field, value]) =>
      typeof value === 'object' && value.const !== undefined
        ? [`\`${field}\` is ${code(value.const)}`]
        : [],
    );
    const parts = [
      required.length === 0 ? [] : [`${required.map(code).join(', ')} must be sent`],
      refused.length === 0 ? [] : [`${refused.map(code).join(', ')} must not be sent`],
      fixed,
    ].flat();
    return wanted.length === 0 || parts.length === 0
      ? []
      : [`- If ${wanted.join(' and ')}: ${parts.join('; ')}.`];
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}
