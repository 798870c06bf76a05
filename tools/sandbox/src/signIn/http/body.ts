import { isEmailAddress } from '@bank-bonuses/messages';
import type { FastifyRequest } from 'fastify';
import { AuthApiError, invalid } from './errors.ts';
import { isStorableText } from './storable.ts';
import type { Metadata } from '../database/tables.ts';

const maxEmailLength = 255;

function badJson(): AuthApiError {
  return new AuthApiError(400, 'bad_json', 'Could not parse request body as JSON: malformed input');
}

/** Returns whether the value is a JSON object, not an array or null. */
function isRecord(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Typed access to the fields of a JSON request body. As in GoTrue, `null` counts as an absent
 * field, and an absent text field as an empty string.
 */
export class Body {
  readonly #fields: Metadata;

  constructor(request: FastifyRequest) {
    if (!isRecord(request.body)) throw badJson();
    this.#fields = request.body;
  }

  text(name: string): string {
    const value = this.#fields[name] ?? '';
    if (typeof value !== 'string') throw badJson();
    return value;
  }

  record(name: string): Metadata {
    const value = this.#fields[name] ?? {};
    if (!isRecord(value)) throw badJson();
    return value;
  }

  /** Returns a boolean field, or the default if it is absent. */
  flag(name: string, byDefault: boolean): boolean {
    const value = this.#fields[name] ?? byDefault;
    if (typeof value !== 'boolean') throw badJson();
    return value;
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined && this.#fields[name] !== null;
  }
}

/** Returns a query parameter, or the first value of a repeated one. */
export function queryText(request: FastifyRequest, name: string): string {
  const query: unknown = request.query;
  if (!isRecord(query)) return '';
  const value: unknown = Array.isArray(query[name]) ? query[name][0] : query[name];
  if (typeof value !== 'string') return '';
  if (!isStorableText(value)) throw invalid('The query contains invalid characters');
  return value;
}

/** Returns the address in the form in which it is stored and compared. */
export function normalizeEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  if (email.length > maxEmailLength) throw invalid('An email address is too long');
  if (!isEmailAddress(email)) throw invalid('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: string): boolean {
  return uuidPattern.test(value);
}
