import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { loadContract } from '../contract/index.ts';
import { defaultTimeZone } from '../db/index.ts';
import { addCors, addApiHeaders, jsonBody, limitConcurrency, logRequests } from '../http/index.ts';
import { handleError } from './errorHandler.ts';
import { createReadiness } from './readiness.ts';
import { addRoutes } from './routes.ts';
import { defaultLimits, type ServiceOptions } from './serviceOptions.ts';

/** Maximum bytes of a request body, except for the registration. */
const bodyLimit = 64 * 1024;

/**
 * Creates the service as a plugin for any Fastify server: the seven endpoints, `/api/health` and
 * `/api/ready`. It handles every path below `/api`: unknown ones get an error in the contract's
 * format.
 */
export function createService(options: ServiceOptions): FastifyPluginAsync {
  const { db, documents, portalOrigins = [], timeZone = defaultTimeZone } = options;
  const { clock = () => new Date(), isDraining = () => false } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const contract = loadContract();

  return async (app) => {
    app.setErrorHandler(handleError);
    app.addHook('onSend', async (_request, reply) => {
      // Otherwise the client could keep the connection open and delay the end of the server.
      if (isDraining()) void reply.header('connection', 'close');
    });
    addApiHeaders(app);
    addCors(app, portalOrigins);
    logRequests(app);
    limitConcurrency(app, limits.maxRequests);
    takeOnlyJson(app);
    const isWritable = createReadiness({
      db,
      documents,
      log: app.log,
      timeoutMs: limits.readyTimeoutMs,
      cacheMs: limits.readyCacheMs,
    });
    const isReady = async () => !isDraining() && (await isWritable());
    await addRoutes(app, { ...options, contract, limits, clock, timeZone, isReady });
  };
}

/** Removes Fastify's default parsers, which also accept plain text. */
function takeOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, jsonBody(app));
}
