import fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate, openDatabase } from '../db/index.ts';
import {
  sendHttpError,
  type LogOptions,
  httpErrors,
  serverOptions,
  apiHeaders,
} from '../http/index.ts';
import { supabaseIdentity } from '../identity/index.ts';
import { mailStats, type MailSender } from '../mail/index.ts';
import { servePortal } from '../portal/index.ts';
import { reportDrafts } from '../registration/index.ts';
import { checkFieldKeys } from '../encryption/index.ts';
import { createService } from '../service/index.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { noticesOf, openDocuments, openMails, openProcessor } from './openDependencies.ts';
import type { Settings } from './settings/settings.ts';
import { SettingsError } from './settings/variables.ts';

/**
 * Milliseconds that a stopping process may take after draining before it exits. Longer than the slowest
 * registration; a supervisor must allow more.
 */
export const stopTimeoutMs = 75_000;

export interface RunningService {
  url: string;
  metricsUrl: string | undefined;
  /** Reports "not ready" for a while, finishes pending requests, then closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  log?: LogOptions;
  /**
   * Waits for the drain time.
   * @default a timer
   */
  pause?: (ms: number) => Promise<unknown>;
}

/** Starts a deployment in this process: the service, and the portal if one is configured. */
export async function startService(
  settings: Settings,
  { log = {}, pause = wait }: StartOptions = {},
): Promise<RunningService> {
  const { fieldKeys } = settings;
  const documents = openDocuments(settings.documents);
  // Fails at the start if the folder or bucket is not writable, instead of at the first
  // registration.
  await documents.check();
  const db = await openDatabase(settings.database);
  let isDraining = false;
  let mails: MailSender | undefined;
  try {
    await migrate(db);
    const keyIssues = await checkFieldKeys(db, fieldKeys);
    if (keyIssues.length > 0) throw new SettingsError(keyIssues);
    const metrics = createMetrics(() => mailStats(db));
    const { authUrl, ...keys } = settings.supabase;
    const app = fastify(
      serverOptions({
        log: { level: settings.logLevel, onEvent: metrics.count, ...log },
        trustProxy: settings.trustProxy,
      }),
    );
    metrics.watch(app);
    const identity = supabaseIdentity({
      url: authUrl,
      requiresSecondFactor: settings.signIn.AUTH_PROFILE === 'hardened',
      ...keys,
    });
    mails = openMails(settings, { db, identity, log: app.log });
    app.setNotFoundHandler((_request, reply) =>
      sendHttpError(reply.headers(apiHeaders), httpErrors.notFound()),
    );
    await app.register(
      createService({
        db,
        documents,
        processor: openProcessor(settings.processor, db),
        identity,
        fieldKeys,
        mails,
        notices: noticesOf(settings),
        portalOrigins: settings.portalOrigins,
        timeZone: settings.timeZone,
        limits: { maxRequests: settings.maxRequests },
        isDraining: () => isDraining,
      }),
    );
    if (settings.portal) await app.register(servePortal, settings.portal);
    const figures = settings.metrics && (await serveMetrics(metrics, settings.metrics));
    const url = await app.listen({ host: settings.host, port: settings.port });
    app.log.info({ event: 'service.started', database: db.kind });
    reportDrafts(app.log, new Date());
    if (!mails) app.log.warn({ event: 'mail.off', reason: 'SMTP_URL and MAIL_FROM are not set' });
    const stop = async () => {
      isDraining = true;
      app.log.info({ event: 'service.stopping' });
      // Lets the load balancer notice through its readiness checks that this instance is stopping.
      await pause(settings.drainSeconds * 1000);
      await app.close();
      await mails?.stop();
      await figures?.close();
      await db.close();
      app.log.info({ event: 'service.stopped' });
    };
    return { url, metricsUrl: figures?.url, stop };
  } catch (error) {
    await mails?.stop();
    await db.close();
    throw error;
  }
}
