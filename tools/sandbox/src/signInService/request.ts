import { isEmailAddress } from '@bank-bonuses/product';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from './context.ts';
import { invalid, type SignInError } from './errors.ts';

/** An address in the form in which it is stored and compared. */
export const emailAddress = z
  .string('An email address is required')
  .max(255, 'An email address is too long')
  .toLowerCase()
  .refine(isEmailAddress, 'Unable to validate email address: invalid format');

/** The PKCE challenge of the browser; absent for a link that only proves the address. */
export const pkce = { code_challenge: z.string().nullish() };

/** Returns the body of a request. Throws 400 if it does not have the schema. */
export function readBody<Fields extends z.ZodRawShape>(request: FastifyRequest, fields: Fields) {
  const read = z.object(fields).safeParse(request.body);
  if (read.success) return read.data;
  throw invalid(read.error.issues[0]?.message ?? '');
}

/** Returns a query parameter, or an empty text. */
export function queryText({ query }: FastifyRequest, name: string): string {
  const { [name]: value } = query as Record<string, unknown>;
  return typeof value === 'string' ? value : '';
}

/** Returns a parameter of the path. */
export const pathText = ({ params }: FastifyRequest, name: string): string =>
  (params as Record<string, string>)[name] ?? '';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the page to which the service may send a person back: the requested one if it is a page of
 * the portal, otherwise the start page.
 */
export function redirectTarget({ request, settings: { siteUrl } }: Call): string {
  const wish = queryText(request, 'redirect_to');
  const origins = loopback.map((host) => siteUrl.replace('localhost', host));
  return URL.canParse(wish) && origins.includes(new URL(wish).origin) ? wish : siteUrl;
}

/** Returns the target with the parameters added to its query. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.hash = '';
  return url.href;
}

/** Returns the target with an error in the query, where clients look for it. */
export const withError = (target: string, { status, code, message }: SignInError): string =>
  withQuery(target, {
    error: status === 400 ? 'invalid_request' : 'access_denied',
    error_code: code,
    error_description: message,
  });

/** Redirects to a page, after the transaction of the call. */
export function redirect({ reply }: Call, page: string): string {
  void reply.status(303).header('location', page);
  return '';
}
