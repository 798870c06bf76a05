import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { OutsideSignIn, OutsideUser } from './outsideSignIn.ts';

/** Headers of a request that the client of Supabase sends. */
const requestHeaders = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];

const responseHeaders = [
  'cache-control',
  'content-type',
  'location',
  'retry-after',
  'x-sb-error-code',
  'x-supabase-api-version',
  'x-total-count',
];

const timeoutMs = 30_000;

function headersOf({ headers, ip }: FastifyRequest): Record<string, string> {
  const kept = requestHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  // Replaces what the client sent, because the service counts tries by this address.
  return { ...Object.fromEntries(kept), 'x-forwarded-for': ip };
}

/** Marks the account that a sign-up has created, so that the sandbox starts again with it. */
async function markUser({ ask }: OutsideSignIn, text: string): Promise<void> {
  const body = JSON.parse(text) as Partial<OutsideUser> & { user?: OutsideUser };
  const { id, app_metadata: metadata } = body.user ?? body;
  if (id === undefined || metadata === undefined || metadata.sandbox === true) return;
  // An address that is already registered gets the id of a user who does not exist: 404.
  await ask('PUT', `/admin/users/${id}`, { app_metadata: { sandbox: true } });
}

/** The calls that can create an account: a sign-up, and the return from a provider. */
const createsUser = /^POST \/(?:signup|token\?grant_type=pkce)\b/;

/** Forwards the calls below `/auth/v1` to the outside service, as the gateway of a project does. */
export function forwardTo(outside: OutsideSignIn): FastifyPluginCallback<{ prefix: string }> {
  return (app, { prefix }, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    app.all('/*', async (request, reply) => {
      const path = request.url.slice(prefix.length);
      const { method } = request;
      const response = await fetch(outside.url + path, {
        method,
        headers: headersOf(request),
        ...(typeof request.body === 'string' && { body: request.body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      if (response === undefined) {
        const message = 'The outside sign-in service does not answer';
        return reply.status(502).send({ code: 'unreachable', message });
      }
      const text = await response.text();
      if (response.ok && createsUser.test(`${method} ${path}`)) await markUser(outside, text);
      for (const name of responseHeaders) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.status(response.status).send(text);
    });
    done();
  };
}
