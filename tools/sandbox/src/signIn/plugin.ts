import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { JWK } from 'jose';
import type { SignInContext } from './context.ts';
import { createDigests } from './digests.ts';
import { asFailure, sendFailure } from './errors.ts';
import { addGateway } from './gateway.ts';
import { signInSchema } from './migrations.ts';
import { createPasswords } from './passwords.ts';
import { adminRoutes } from './routes/admin.ts';
import { discoveryRoutes } from './routes/discovery.ts';
import { logOutRoutes } from './routes/logOut.ts';
import { mailRequestRoutes } from './routes/mailRequests.ts';
import { signUpRoutes } from './routes/signUp.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';
import type { SignInSettings } from './settings.ts';
import { loadSigningKey } from './signingKey.ts';
import type { SignInTables } from './tables.ts';

export interface SignInOptions {
  db: Kysely<SignInTables>;
  settings: SignInSettings;
  /** The private half signs access tokens. Both secrets are kept outside the database. */
  secrets: { signingKey: JWK; digestSecret: string };
  /** @default the machine's clock */
  now?: () => Date;
  /** Hears of faults that no caller may see in detail. */
  onFault?: (error: unknown) => void;
}

const bodyLimit = 64 * 1_024;

/** What the endpoints share, ready to be used without HTTP too (the demo customers are made so). */
export async function createSignInContext(options: SignInOptions): Promise<SignInContext> {
  return {
    db: options.db.withSchema(signInSchema),
    settings: options.settings,
    signingKey: await loadSigningKey(options.secrets.signingKey),
    digests: createDigests(options.secrets.digestSecret),
    passwords: createPasswords(),
    now: options.now ?? (() => new Date()),
    wait: (milliseconds) => wait(milliseconds),
  };
}

/** A body is JSON whatever its type says; a parser's own message could quote a password, so none is passed on. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(text.toString()));
    } catch {
      done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }));
    }
  });
}

/**
 * Unknown paths are 404 in plain text; known ones with another method are 405 and empty. A route of its own, so that a
 * host that answers every path with a page never speaks for this service.
 */
function answerUnknownRequests(app: FastifyInstance, known: readonly RegExp[]): void {
  for (const url of ['/', '/*']) {
    app.all(url, (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (known.some((pattern) => pattern.test(path))) return reply.status(405).send();
      return reply.status(404).type('text/plain').send('404 page not found');
    });
  }
}

/** Collects the paths of the routes that are added from now on. */
function collectPaths(app: FastifyInstance): readonly RegExp[] {
  const known: RegExp[] = [];
  app.addHook('onRoute', ({ url }) => {
    if (url.endsWith('/') || url.endsWith('*')) return;
    known.push(new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`));
  });
  return known;
}

/** The Supabase-Auth-compatible sign-in service. Register it under `/auth/v1`. */
export function signInService(
  context: SignInContext,
  onFault: (error: unknown) => void = () => undefined,
): FastifyPluginCallback<{ prefix: string }> {
  return (app, { prefix }, done) => {
    readJsonBodies(app);
    addGateway(app, context, prefix);
    const known = collectPaths(app);
    app.setErrorHandler((error, request, reply) => {
      const failure = asFailure(error);
      if (failure.status === 500) onFault(error);
      return sendFailure(request, reply, failure);
    });
    app.addHook('onReady', async () => {
      await context.passwords.warmUp();
    });
    const groups = [
      signUpRoutes,
      tokenRoutes,
      verifyRoutes,
      mailRequestRoutes,
      userRoutes,
      logOutRoutes,
      discoveryRoutes,
      adminRoutes,
    ];
    for (const addRoutes of groups) addRoutes(app, context);
    answerUnknownRequests(app, known);
    done();
  };
}
