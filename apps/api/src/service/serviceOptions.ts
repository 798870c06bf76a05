import type { Database } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';
import type { IdentityProvider } from '../identity/index.ts';
import type { MailSender } from '../mail/index.ts';
import type { CardProcessor } from '../payments/index.ts';
import {
  defaultTimeouts,
  rateLimitDefaults,
  type RegistrationRateLimits,
  type RegistrationTimeouts,
} from '../registration/index.ts';
import type { FieldKeys } from '../security/index.ts';

/** The dependencies of the service, which has no state of its own. */
export interface ServiceOptions {
  db: Database;
  documents: DocumentStore;
  processor: CardProcessor;
  identity: IdentityProvider;
  fieldKeys: FieldKeys;
  /** Sends the outbox. Without it the receipt promises no mail. */
  mails?: Pick<MailSender, 'nudge'> | undefined;
  /** Origins other than the service's own whose pages may call it. @default [] */
  portalOrigins?: readonly string[] | undefined;
  limits?: Partial<ServiceLimits> | undefined;
  /** Whether this process is about to stop: it finishes its work, but is not ready for more. @default never */
  isDraining?: (() => boolean) | undefined;
  /** @default () => new Date() */
  clock?: (() => Date) | undefined;
}

/** Limits that a deployment or a test may set otherwise. */
export interface ServiceLimits extends RegistrationRateLimits, RegistrationTimeouts {
  /** Maximum concurrent requests of this process; others are told to retry. @default 500 */
  maxRequests: number;
  /** Milliseconds for database and documents to respond to a readiness check. @default 5_000 */
  readyTimeoutMs: number;
  /** Milliseconds for which the result is cached; a negative one, a fifth of it. @default 5_000 */
  readyCacheMs: number;
}

export const defaultLimits: ServiceLimits = {
  ...rateLimitDefaults,
  ...defaultTimeouts,
  maxRequests: 500,
  readyTimeoutMs: 5_000,
  readyCacheMs: 5_000,
};
