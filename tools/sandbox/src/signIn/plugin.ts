import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { allowAllMethods } from '@bank-bonuses/api';
import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { JWK } from 'jose';
import type { SignInContext } from './context.ts';
import { createDigests } from './digests.ts';
import { adminFactorRoutes } from './factors/adminFactors.ts';
import { factorRoutes } from './factors/factorRoutes.ts';
import { createFactorSecrets } from './factors/factorSecrets.ts';
import { setAuthErrorHandler, AuthApiError } from './http/errors.ts';
import { addGateway } from './http/gateway.ts';
import { signInSchema } from './database/migrations.ts';
import { createPasswords } from './passwords/passwords.ts';
import { adminRoutes } from './routes/admin.ts';
import { identityRoutes } from './routes/identities.ts';
import { oauthRoutes } from './oauth/callback.ts';
import { stubProviderRoutes } from './oauth/stubProvider.ts';
import { discoveryRoutes } from './routes/discovery.ts';
import { logOutRoutes } from './routes/logOut.ts';
import { mailRequestRoutes } from './routes/mailRequests.ts';
import { signUpRoutes } from './routes/signUp.ts';
import { switchedOffRoutes } from './routes/switchedOff.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';
import type { SignInSettings } from './settings.ts';
import { loadEarlierKey, loadSigningKey, type ReplacedKey } from './sessions/signingKey.ts';
import { isStorable } from './http/storable.ts';
import type { SignInTables } from './database/tables.ts';

export interface SignInOptions {
  db: Kysely<SignInTables>;
  settings: SignInSettings;
  /**
   * `signingKey` is the private key that signs access tokens. Store all secrets outside the
   * database.
   */
  secrets: { signingKey: JWK; earlierKeys?: ReplacedKey[]; digestSecret: string };
  /**
   * Returns the current time.
   * @default the machine's clock
   */
  now?: () => Date;
  /** Called with each unexpected error. The response does not contain its details. */
  onError?: (error: unknown) => void;
}

const bodyLimit = 64 * 1_024;

/**
 * Creates the context that all endpoints share. Also used without HTTP to create the demo
 * customers.
 */
export async function createSignInContext(options: SignInOptions): Promise<SignInContext> {
  return {
    db: options.db.withSchema(signInSchema),
    settings: options.settings,
    signingKey: await loadSigningKey(options.secrets.signingKey),
    earlierKeys: await Promise.all(
      (options.secrets.earlierKeys ?? []).map((key) =>
        loadEarlierKey(key, options.settings.accessTokenSeconds),
      ),
    ),
    digests: createDigests(options.secrets.digestSecret),
    factorSecrets: createFactorSecrets(options.secrets.digestSecret),
    passwords: createPasswords(),
    now: options.now ?? (() => new Date()),
    wait: (milliseconds) => wait(milliseconds),
  };
}

/**
 * Parses every body as JSON, regardless of its content type. Replaces the parser's error message,
 * because it could quote a password.
 */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    const malformed = Object.assign(new Error('malformed JSON'), { statusCode: 400 });
    try {
      const body: unknown = text === '' ? undefined : JSON.parse(text.toString());
      if (isStorable(body)) done(null, body);
      else done(malformed);
    } catch {
      done(malformed);
    }
  });
}

/**
 * Responds to unknown paths and methods with a JSON error. GoTrue responds with plain text, which
 * the client, expecting JSON, would report as a syntax error. This is a catch-all route instead of
 * a not-found handler, because the server's not-found handler responds with the portal's page.
 */
function answerUnknownRequests(app: FastifyInstance, known: readonly RegExp[]): void {
  allowAllMethods(app);
  for (const url of ['/', '/*']) {
    app.all(url, (request) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (known.some((pattern) => pattern.test(path))) {
        throw new AuthApiError(405, 'method_not_allowed', 'Method not allowed');
      }
      throw new AuthApiError(404, 'not_found', 'Not found');
    });
  }
}

/**
 * Returns a list of patterns, to which the path of each route that is registered after this call is
 * added.
 */
function collectPaths(app: FastifyInstance): readonly RegExp[] {
  const known: RegExp[] = [];
  app.addHook('onRoute', ({ url }) => {
    if (url.endsWith('/') || url.endsWith('*')) return;
    known.push(new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`));
  });
  return known;
}

/** Returns the plugin of the sign-in service, compatible with Supabase Auth. Register it under `/auth/v1`. */
export function signInService(
  context: SignInContext,
  onError: (error: unknown) => void = () => undefined,
): FastifyPluginCallback<{ prefix: string }> {
  return (app, { prefix }, done) => {
    readJsonBodies(app);
    addGateway(app, context, prefix);
    const known = collectPaths(app);
    setAuthErrorHandler(app, onError);
    app.addHook('onReady', async () => {
      await context.passwords.warmUp();
    });
    const groups = [
      signUpRoutes,
      tokenRoutes,
      verifyRoutes,
      mailRequestRoutes,
      userRoutes,
      factorRoutes,
      adminFactorRoutes,
      logOutRoutes,
      discoveryRoutes,
      adminRoutes,
      oauthRoutes,
      stubProviderRoutes,
      identityRoutes,
      switchedOffRoutes,
    ];
    for (const addRoutes of groups) addRoutes(app, context);
    answerUnknownRequests(app, known);
    done();
  };
}
