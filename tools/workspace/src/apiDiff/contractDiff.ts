import { type ApiChange, major, minor } from './changes.ts';
import { type Contract, type Operation, resolve } from './contract.ts';
import { compareSchemas } from './schemaDiff.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: unknown;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the changes between two OpenAPI descriptions that matter to callers. */
export function compareContracts(before: Contract, after: Contract): ApiChange[] {
  const old = operationsOf(before);
  const now = operationsOf(after);
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const added = [...now.keys()].filter((name) => !old.has(name));
  return [
    ...gone.map((name) => major(`${name} is gone`)),
    ...added.map((name) => minor(`${name} is new`)),
    ...[...old].flatMap(([name, operation]) => {
      const next = now.get(name);
      return next ? compareOperations(name, [before, operation], [after, next]) : [];
    }),
  ];
}

function operationsOf({ paths = {} }: Contract): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

type Side = [contract: Contract, operation: Operation];

function compareOperations(name: string, before: Side, after: Side): ApiChange[] {
  const sent = compareSchemas(
    { contract: before[0], schema: schemaOf(resolve(before[0], before[1].requestBody)) },
    { contract: after[0], schema: schemaOf(resolve(after[0], after[1].requestBody)) },
    { direction: 'sent', path: `${name}, body` },
  );
  const statuses = Object.keys(before[1].responses ?? {}).filter((status) => status < '300');
  const received = statuses.flatMap((status) => {
    const next = after[1].responses?.[status];
    if (next === undefined) return [major(`${name} no longer returns ${status}`)];
    return compareSchemas(
      { contract: before[0], schema: schemaOf(resolve(before[0], before[1].responses?.[status])) },
      { contract: after[0], schema: schemaOf(resolve(after[0], next)) },
      { direction: 'received', path: `${name}, response ${status}` },
    );
  });
  return [...compareParameters(name, before, after), ...sent, ...received];
}

function compareParameters(name: string, before: Side, after: Side): ApiChange[] {
  const old = parametersOf(before);
  const now = parametersOf(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const was = old.get(key);
    const is = now.get(key);
    const what = `${name}: the parameter ${key}`;
    if (is === undefined) return [major(`${what} is gone`)];
    if (was === undefined)
      return [is.required ? major(`${what} is required`) : minor(`${what} is new`)];
    if (is.required && !was.required) return [major(`${what} is required`)];
    return compareSchemas(
      { contract: before[0], schema: was.schema },
      { contract: after[0], schema: is.schema },
      { direction: 'sent', path: what },
    );
  });
}

function parametersOf([contract, { parameters = [] }]: Side): Map<string, Parameter> {
  const all = parameters.map((parameter) => resolve(contract, parameter) as Parameter);
  return new Map(all.map((parameter) => [`${parameter.name} (${parameter.in})`, parameter]));
}

type WithContent = { content?: Record<string, { schema?: unknown }> } | undefined;

const schemaOf = (body: WithContent) => body?.content?.['application/json']?.schema;
