import {
  createService,
  servePortal,
  serverOptions,
  smtpTransport,
  startMailSender,
  supabaseIdentity,
  testProcessor,
} from '@bank-bonuses/api';
import { senderName } from '@bank-bonuses/product';
import fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandRoute, type BackofficeDeps } from '../backoffice/commandRoute.ts';
import type { DemoCustomer } from '../customers/demoCustomers.ts';
import { devPortal } from '../dev/devPortal.ts';
import { mailHost, startMailServer } from '../mailbox/mailServer.ts';
import { forwardTo } from '../outsideSignIn/forward.ts';
import type { OutsideSignIn } from '../outsideSignIn/outsideSignIn.ts';
import { sandboxRoutes } from '../pages/sandboxRoutes.ts';
import type { SignIn } from '../signInService/context.ts';
import { signInService } from '../signInService/plugin.ts';
import { externalUrl } from '../signInService/settings.ts';
import { findUser } from '../signInService/store.ts';
import type { StoredRowDeps } from '../storedRows/storedRegistrations.ts';
import type { SandboxOptions } from './options.ts';
import { portalConfigOf } from './portalConfig.ts';
import { StartError } from './startErrors.ts';

/** Registrations of a test run all come from one network address. */
const triesPerAddress = 2_000;

const signInPath = '/auth/v1';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Rejects requests whose `Host` header is not a loopback name. Otherwise a website could let its
 * own domain resolve to this machine (DNS rebinding) and read the mailbox, because the browser
 * would treat its pages and the mailbox as the same origin.
 */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (loopbackHost.test(request.headers.host ?? '')) return undefined;
    return reply.status(421).type('text/plain').send('The sandbox responds only to localhost.');
  });
}

async function addPortal(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { dev, portalDir } = options;
  const config = portalConfigOf(options);
  if (dev) return devPortal(app, config);
  if (!existsSync(join(portalDir, 'index.html'))) {
    throw new StartError(
      'The portal is not built yet. Run `npm start`, which builds it, or `npm run dev`.',
    );
  }
  await app.register(servePortal, { dir: portalDir, config });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
}

interface ServerDeps {
  /** The sandbox's own sign-in service. Beside an outside one, only its mailbox is used. */
  signIn: SignIn;
  outside: OutsideSignIn | undefined;
  customers: readonly DemoCustomer[];
}

/** Creates the server with everything on one origin. */
export async function createServer(
  deps: StoredRowDeps & BackofficeDeps & ServerDeps,
  options: SandboxOptions,
): Promise<FastifyInstance> {
  const { signIn, outside, database: db, documents, fieldKeys } = deps;
  const { siteUrl } = signIn.settings;
  // Logs only errors, without any input of a request.
  const app = fastify(serverOptions({ log: { level: 'error', stream: process.stderr } }));
  guardHost(app);
  const logError = (err: unknown) => app.log.error({ err, event: 'sign-in.failed' });
  await app.register(outside ? forwardTo(outside) : signInService(signIn, logError), {
    prefix: signInPath,
  });
  const identity = supabaseIdentity({
    ...(outside ?? { ...signIn.settings, url: externalUrl(signIn.settings) }),
    // The service rejects a token as soon as its session has ended.
    sessionCacheSeconds: 0,
    requiresSecondFactor: options.authProfile === 'hardened',
  });
  const mailServer = await startMailServer(signIn.db, options.smtpPort, logError);
  const notices = options.noticesSince && {
    notices: { since: options.noticesSince, timeZone: 'America/New_York' },
  };
  const mails = startMailSender({
    db,
    ...notices,
    transport: smtpTransport({
      url: `smtp://${mailHost}:${mailServer.port}`,
      from: `${senderName} <no-reply@example.com>`,
    }),
    facts: { portalUrl: siteUrl, supportEmail: portalConfigOf(options).supportEmail },
    readSignInAddress: async (id) =>
      (await (outside ? identity.findUser(id) : findUser(signIn.db, { id })))?.email,
    log: app.log,
  });
  app.addHook('onClose', async () => {
    await mails.stop();
    await mailServer.close();
  });
  const processor = testProcessor({ db });
  const limits = { triesPerAddress };
  await app.register(
    createService({
      db,
      mails,
      documents,
      fieldKeys,
      processor,
      identity,
      limits,
      ...notices,
    }),
  );
  await app.register(sandboxRoutes(deps, logError));
  await app.register(commandRoute(deps, mails.nudge));
  await addPortal(app, options);
  return app;
}
