import { isEmailAddress } from '@bank-bonuses/product';
import type { FastifyRequest } from 'fastify';
import { invalid, SignInError } from './errors.ts';
import type { SignInSettings } from './settings.ts';
import type { Metadata } from './model.ts';

const badJson = () =>
  new SignInError(400, 'bad_json', 'Could not parse request body as JSON: malformed input');

const isRecord = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether Postgres can store the text: no NUL and no half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Parses a JSON body. Throws if Postgres could not store one of its texts or keys. */
export function parseBody(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw badJson();
    return value;
  });
}

/** The fields of a JSON body. As in GoTrue, a field that is `null` is absent. */
export class Body {
  readonly #fields: Metadata;

  constructor(request: FastifyRequest) {
    const body = request.body ?? {};
    if (!isRecord(body)) throw badJson();
    this.#fields = body;
  }

  /** Returns a text field, or an empty text. */
  text(name: string): string {
    const value = this.#fields[name] ?? '';
    if (typeof value !== 'string') throw badJson();
    return value;
  }

  /** Returns whether the field is there, even with an empty text. */
  has(name: string): boolean {
    return (this.#fields[name] ?? undefined) !== undefined;
  }

  record(name: string): Metadata | undefined {
    const value = this.#fields[name] ?? undefined;
    if (value !== undefined && !isRecord(value)) throw badJson();
    return value;
  }

  isFalse(name: string): boolean {
    return this.#fields[name] === false;
  }
}

/** Returns a query parameter, the first one of several, or an empty text. */
export function queryText(request: FastifyRequest, name: string): string {
  const { [name]: value } = request.query as Record<string, unknown>;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  if (!isStorable(first)) throw invalid('The query contains invalid characters');
  return first;
}

/** Returns the address in the form in which it is stored and compared. */
export function readEmail(body: Body): string {
  const email = body.text('email');
  if (email === '') throw invalid('An email address is required');
  if (email.length > 255) throw invalid('An email address is too long');
  if (!isEmailAddress(email)) throw invalid('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

/** Returns the PKCE challenge, or undefined for a request without one. */
export function readChallenge(text: (name: string) => string): string | undefined {
  const [challenge, method] = [text('code_challenge'), text('code_challenge_method')];
  if (challenge === '' && method === '') return undefined;
  if (method.toLowerCase() !== 's256' || !/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  return challenge;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the page to which the service may send a person back: the requested one if it is a page of
 * the portal, otherwise the start page.
 */
export function redirectTarget(wish: string, { siteUrl }: Pick<SignInSettings, 'siteUrl'>): string {
  const [target, site] = [URL.canParse(wish) ? new URL(wish) : undefined, new URL(siteUrl)];
  const isOwn =
    target !== undefined &&
    target.protocol === site.protocol &&
    target.port === site.port &&
    [site.hostname, ...loopback].includes(target.hostname) &&
    target.username + target.password === '';
  return isOwn ? target.href : siteUrl;
}

/** Returns the target with the parameters added to its query. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.hash = '';
  return url.href;
}

const errorParameters = ({ status, code, message }: SignInError) => ({
  error: status === 400 ? 'invalid_request' : 'access_denied',
  error_code: code,
  error_description: message,
});

/** Returns the target with an error in the fragment, as after a link without PKCE. */
export const errorFragment = (target: string, error: SignInError): string =>
  `${target}#${new URLSearchParams(errorParameters(error)).toString()}`;

/** Returns the target with an error in query and fragment, where clients look for it. */
export const withError = (target: string, error: SignInError): string =>
  errorFragment(withQuery(target, errorParameters(error)), error);
