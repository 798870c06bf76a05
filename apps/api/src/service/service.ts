import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { loadContract } from '../contract/index.ts';
import { defaultTimeZone } from '../db/index.ts';
import { authenticateCustomer } from '../customers/index.ts';
import {
  addCors,
  addApiHeaders,
  jsonBody,
  limitConcurrency,
  logRequests,
  httpErrors,
} from '../http/index.ts';
import { registrationEndpoint, releaseClaims } from '../registration/index.ts';
import { handleError } from './errorHandler.ts';
import { createReadiness } from './readiness.ts';
import { createRoutes, type Route } from './routes.ts';
import { defaultLimits, type ServiceOptions } from './serviceOptions.ts';
import { unknownRoutes } from './unknownRoutes.ts';

/** Maximum bytes of a request body, except for the registration. */
const bodyLimit = 64 * 1024;

/**
 * Creates the service as a plugin for any Fastify server: the seven endpoints, `/api/health` and
 * `/api/ready`. It handles every path below `/api`: unknown ones get an error in the contract's
 * format.
 */
export function createService(options: ServiceOptions): FastifyPluginAsync {
  const { db, documents, identity, fieldKeys, mails, notices, portalOrigins = [] } = options;
  const { clock = () => new Date(), isDraining = () => false } = options;
  const { timeZone = defaultTimeZone } = options;
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
    // Only one process can use an embedded database, so after a start any claim in it belongs to a
    // killed process.
    if (db.kind === 'pglite') await releaseClaims(db);
    const isReady = createReadiness({
      db,
      documents,
      log: app.log,
      timeoutMs: limits.readyTimeoutMs,
      cacheMs: limits.readyCacheMs,
    });
    const { limit, register } = registrationEndpoint({
      ...options,
      contract,
      limits,
      clock,
      timeZone,
    });
    const { open, customer, registration } = createRoutes({
      db,
      contract,
      fieldKeys,
      mails,
      notices,
      clock,
      timeZone,
      isReady: async () => !isDraining() && (await isReady()),
      register,
    });
    const add = (routes: readonly Route[], prepare: (scope: FastifyInstance) => void) =>
      app.register((scope, _options, done) => {
        prepare(scope);
        for (const route of routes) scope.route(route);
        done();
      });
    await add(open, () => undefined);
    await add([], unknownRoutes);
    await add(customer, (scope) => {
      refuseCompressed(scope);
      authenticateCustomer(scope, db, identity);
    });
    await add(registration, (scope) => {
      refuseCompressed(scope);
      limit(scope);
    });
  };
}

/** Rejects compressed bodies, which would otherwise be reported as invalid JSON. */
function refuseCompressed(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
    const isPlain = encoding === '' || encoding === 'identity' || request.method === 'GET';
    done(isPlain ? null : httpErrors.compressed());
  });
}

/** Removes Fastify's default parsers, which also accept plain text. */
function takeOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, jsonBody(app));
}
