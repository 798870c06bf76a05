import type { LightMyRequestResponse } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { loadContract, type SchemaCheck } from '../contract/contract.ts';

interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
const { paths } = parse(readFileSync(file, 'utf8')) as OpenApiDocument;
const checks = new Map<string, SchemaCheck>();

/** Fails when the contract does not describe the response of this call. */
export function expectContract(method: string, url: string, answer: LightMyRequestResponse): void {
  const path = url.split('?', 1)[0] ?? '';
  const verb = method.toLowerCase();
  const status = String(answer.statusCode);
  const call = `${method} ${path} ${status}`;
  const response = paths[path]?.[verb]?.responses[status];
  expect(response, `${call} is not in the contract`).toBeDefined();
  const own = `#/paths/${path.replaceAll('/', '~1')}/${verb}/responses/${status}`;
  const $ref = `portal.yaml${response?.$ref ?? own}/content/application~1json/schema`;
  const check = checks.get($ref) ?? loadContract().compile({ $ref });
  checks.set($ref, check);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(check(answer.json()), `${call}: ${answer.body.slice(0, 500)}`).toEqual([]);
  if (['429', '503'].includes(status)) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
}
