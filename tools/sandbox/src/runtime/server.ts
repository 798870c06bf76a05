import {
  createService,
  servePortal,
  serverOptions,
  startMailSender,
  supabaseIdentity,
  testProcessor,
} from '@bank-bonuses/api';
import fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { devPortal } from '../dev/devPortal.ts';
import { commandRoute, type BackofficeDeps } from '../backoffice/commandRoute.ts';
import { mailboxTransport } from '../mailbox/mailboxTransport.ts';
import { findUser } from '../signIn/users/users.ts';
import { sandboxRoutes } from '../pages/sandboxRoutes.ts';
import { storedRowRoutes } from '../storedRows/storedRowRoutes.ts';
import type { StoredRowDeps } from '../storedRows/storedRegistrations.ts';
import type { SignInContext } from '../signIn/context.ts';
import { signInService } from '../signIn/plugin.ts';
import { externalUrl } from '../signIn/settings.ts';
import { answerUnreadable } from '../signIn/http/unreadable.ts';
import { addDrain, type Drain } from './drain.ts';
import { guardHost } from './hostGuard.ts';
import type { SandboxOptions } from './options.ts';
import { portalConfigOf } from './portalConfig.ts';
import { StartError } from './startErrors.ts';

/**
 * Maximum number of attempts per network address in a rate-limit window. It is high, because all
 * registrations of a test run come from one address.
 */
const triesPerAddress = 2_000;

const signInPath = '/auth/v1';

type PortalSource = Pick<
  SandboxOptions,
  'dev' | 'portalDir' | 'authProfile' | 'idleTimeoutSeconds' | 'signInSwitches'
>;

async function addPortal(app: FastifyInstance, source: PortalSource): Promise<void> {
  const { dev, portalDir } = source;
  const portalConfig = portalConfigOf(source);
  if (dev) return devPortal(app, portalConfig);
  if (!existsSync(join(portalDir, 'index.html'))) {
    throw new StartError(
      'The portal is not built yet. Run `npm start`, which builds it, or `npm run dev`.',
    );
  }
  try {
    await app.register(servePortal, { dir: portalDir, config: portalConfig });
  } catch {
    throw new StartError(
      `The portal in ${portalDir} cannot be served: it is damaged. Delete the folder and run \`npm start\`, which builds it again.`,
    );
  }
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
}

/**
 * Creates the server with everything on one origin: sign-in service, API, the sandbox's own pages and the
 * portal.
 */
export async function createServer(
  deps: StoredRowDeps & Omit<BackofficeDeps, 'onDone'> & { signIn: SignInContext },
  portal: PortalSource,
): Promise<{ app: FastifyInstance; drain: Drain }> {
  const { signIn, database: db, documents, fieldKeys } = deps;
  const { publishableKey, secretKey } = signIn.settings;
  const url = externalUrl(signIn.settings);
  // Logs only errors, without any input of a request.
  const options = serverOptions({ log: { level: 'error', stream: process.stderr } });
  const app = fastify(answerUnreadable(options, signInPath));
  guardHost(app);
  const drain = addDrain(app, signInPath);
  const logError = (err: unknown) => app.log.error({ err, event: 'sign-in.failed' });
  await app.register(signInService(signIn, logError), { prefix: signInPath });
  const mails = startMailSender({
    db,
    transport: mailboxTransport(signIn),
    facts: {
      portalUrl: signIn.settings.siteUrl,
      supportEmail: portalConfigOf(portal).supportEmail,
    },
    readSignInAddress: async (userId) => (await findUser(signIn.db, userId))?.email,
    log: app.log,
  });
  app.addHook('onClose', () => mails.stop());
  await app.register(
    createService({
      db,
      mails,
      documents,
      fieldKeys,
      processor: testProcessor({ db }),
      // Does not cache token checks, so that the service rejects a token as soon as its session has
      // ended.
      identity: supabaseIdentity({
        url,
        secretKey,
        publishableKey,
        sessionCacheSeconds: 0,
        requiresSecondFactor: portal.authProfile === 'hardened',
      }),
      limits: { triesPerAddress },
    }),
  );
  await app.register(sandboxRoutes(signIn, logError));
  await app.register(storedRowRoutes(deps, logError));
  await app.register(commandRoute({ ...deps, onDone: mails.nudge }));
  await addPortal(app, portal);
  return { app, drain };
}
