import type { Database } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';
import type { IdentityProvider } from '../identity/index.ts';
import type { MailSender, NoticeSettings } from '../mail/index.ts';
import type { CardProcessor } from '../payments/index.ts';
import { registrationDefaults } from '../registration/index.ts';
import type { FieldKeys } from '../encryption/index.ts';

/** The dependencies of the service. The service itself keeps no state. */
export interface ServiceOptions {
  db: Database;
  documents: DocumentStore;
  processor: CardProcessor;
  identity: IdentityProvider;
  fieldKeys: FieldKeys;
  /** Sends the mails of the outbox. Without it, the receipt promises no mail. */
  mails?: Pick<MailSender, 'nudge'> | undefined;
  /** Switches the notices about changed contact data on. @default off */
  notices?: NoticeSettings | undefined;
  /**
   * Origins of a portal that may call the service, other than the service's own origin.
   * @default []
   */
  portalOrigins?: readonly string[] | undefined;
  limits?: Partial<ServiceLimits> | undefined;
  /**
   * Whether this process is about to stop. It still finishes its requests, but reports that it is
   * not ready.
   * @default () => false
   */
  isDraining?: (() => boolean) | undefined;
  /**
   * The provider's time zone, in which the service derives days from moments.
   * @default 'America/New_York'
   */
  timeZone?: string | undefined;
  /** @default () => new Date() */
  clock?: (() => Date) | undefined;
}

/** Limits whose defaults a deployment or a test may override. */
export const defaultLimits = {
  ...registrationDefaults,
  /** Maximum concurrent requests of this process; others are told to retry. */
  maxRequests: 500,
  /**
   * Milliseconds within which the database and the document store must respond to a readiness
   * check.
   */
  readyTimeoutMs: 5_000,
  /** Milliseconds for which the result of a readiness check is cached. */
  readyCacheMs: 1_000,
};

export type ServiceLimits = typeof defaultLimits;
