import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions, type FastifyRequest } from 'fastify';
import { apiHeaders } from './headers.ts';
import { httpErrors, sendHttpError } from './httpError.ts';
import { logSettings, type LogOptions } from './logger.ts';

export interface ServerOptions {
  log?: LogOptions | undefined;
  /**
   * The proxies whose forwarded headers are trusted: their number or their addresses.
   * @default none
   */
  trustProxy?: number | string[] | undefined;
}

/** Returns the options of the Fastify server that runs the service. */
export function serverOptions({ log, trustProxy }: ServerOptions = {}) {
  return {
    logger: logSettings(log),
    // Disables Fastify's request log, since the service logs requests itself, without their URL.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // Time limit of a whole request, long enough for a registration over a slow connection.
    requestTimeout: 90_000,
    // Checks time-outs every second; Node's default is every 30 seconds.
    http: {
      headersTimeout: 20_000,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 1000,
    },
    // Requests on open connections are served while the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A start on a busy machine can exceed Fastify's default of ten seconds.
    pluginTimeout: 60_000,
    // Replaces Fastify's own messages, which would repeat the requested URL.
    frameworkErrors: (_error, request, reply) => {
      // A browser that opened an invalid URL such as '/%' is redirected to the start page, like for
      // any unknown page.
      if (isOpenedByPerson(request)) void reply.redirect('/');
      else void sendHttpError(reply.headers(apiHeaders), httpErrors.notFound());
    },
  } satisfies FastifyHttpOptions<Server>;
}

const isOpenedByPerson = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && Boolean(headers.accept?.includes('text/html'));

/**
 * Converts the setting to Fastify's format. A number counts the proxies, starting with the one
 * nearest to this server.
 */
function trusted(proxies: ServerOptions['trustProxy']) {
  if (typeof proxies !== 'number') return proxies ?? false;
  return (_address: string, hop: number) => hop < proxies;
}
