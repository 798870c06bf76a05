import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions, type FastifyRequest } from 'fastify';
import { answerClientError } from './clientError.ts';
import { apiHeaders } from './headers.ts';
import { httpErrors, sendHttpError } from './httpError.ts';
import { logSettings, type LogOptions } from './logger.ts';

export interface ServerOptions {
  log?: LogOptions | undefined;
  /** Proxies whose forwarded headers are trusted: their number or their addresses. @default none */
  trustProxy?: number | string[] | undefined;
}

/** Options of the Fastify server that runs the service. */
export function serverOptions({ log, trustProxy }: ServerOptions = {}) {
  return {
    logger: logSettings(log),
    // The service logs its requests itself, by route and without their input.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // Enough for a registration over a slow line; the limit for everything.
    requestTimeout: 90_000,
    // Node checks time-outs only every 30 seconds by default.
    http: {
      headersTimeout: 20_000,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 1000,
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
    // Requests on open connections are served while the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A busy machine starts slowly; Fastify's default is ten seconds.
    pluginTimeout: 60_000,
    // Fastify's own texts would repeat the address.
    frameworkErrors: (_error, request, reply) => {
      // An invalid URL that a person opened, such as '/%', is handled like any unknown page.
      if (isOpenedByPerson(request)) void reply.redirect('/');
      else void sendHttpError(reply.headers(apiHeaders), httpErrors.notFound());
    },
  } satisfies FastifyHttpOptions<Server>;
}

const isOpenedByPerson = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && Boolean(headers.accept?.includes('text/html'));

/** A number counts the proxies from this server outwards. */
function trusted(proxies: ServerOptions['trustProxy']) {
  if (typeof proxies !== 'number') return proxies ?? false;
  return (_address: string, hop: number) => hop < proxies;
}
