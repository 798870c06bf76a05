import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryText } from './body.ts';
import type { SignInContext } from '../context.ts';
import { sameText } from '../digests.ts';

/**
 * Paths that do not require an API key: links in mails are opened without one, and JWT libraries
 * fetch the key set without one.
 */
const openPaths = [
  '/verify',
  '/authorize',
  '/callback',
  '/stub-provider',
  '/stub-provider/answer',
  '/.well-known/jwks.json',
];

const allowedHeaders =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-retry-count, traceparent, tracestate, baggage';
const exposedHeaders = 'x-supabase-api-version, x-sb-error-code, retry-after';

/** Headers of every response. */
export const gatewayHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

function isAllowedOrigin(origin: string, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

function allowOrigin(context: SignInContext, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin');
  const origin = request.headers.origin;
  if (origin === undefined || !isAllowedOrigin(origin, context.settings.siteUrl)) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', exposedHeaders);
}

function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  );
}

function readApiKey(request: FastifyRequest): string {
  const header = request.headers['apikey'];
  return typeof header === 'string' ? header : queryText(request, 'apikey');
}

/**
 * Returns whether the request was sent with the secret key, which only the product's own service
 * has.
 */
export function usesSecretKey(context: SignInContext, request: FastifyRequest): boolean {
  return sameText(readApiKey(request), context.settings.secretKey);
}

function apiKeyError(context: SignInContext, request: FastifyRequest): string | undefined {
  const key = readApiKey(request);
  if (key === '') return 'No API key found in request';
  const isKnown = sameText(key, context.settings.publishableKey) || usesSecretKey(context, request);
  return isKnown ? undefined : 'Invalid API key';
}

/**
 * Adds the hooks that run before every route, like the gateway of a hosted project: they set
 * response headers, handle CORS and check the API key.
 */
export function addGateway(app: FastifyInstance, context: SignInContext, prefix: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(gatewayHeaders);
    allowOrigin(context, request, reply);
    if (isPreflight(request)) {
      return reply
        .status(204)
        .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', '600')
        .send();
    }
    const path = request.url.slice(prefix.length).split('?', 1)[0] ?? '';
    const problem = openPaths.includes(path) ? undefined : apiKeyError(context, request);
    if (problem !== undefined) return reply.status(401).send({ message: problem });
    return undefined;
  });
}
