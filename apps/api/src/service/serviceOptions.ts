import type { Database } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';
import type { IdentityProvider } from '../identity/index.ts';
import type { MailSender } from '../mail/index.ts';
import type { CardProcessor } from '../payments/index.ts';
import { rateLimitDefaults, type RegistrationRateLimits } from '../registration/index.ts';
import type { FieldKeys } from '../security/index.ts';

/** Everything the service works with; it keeps no state of its own. */
export interface ServiceOptions {
  db: Database;
  documents: DocumentStore;
  processor: CardProcessor;
  identity: IdentityProvider;
  fieldKeys: FieldKeys;
  /** Sends what is in the outbox. Without it the receipt promises no mail. */
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
export interface ServiceLimits extends RegistrationRateLimits {
  /** Concurrent requests of this process; more are told to retry. @default 500 */
  maxRequests: number;
  /** How long database and documents may take to answer when somebody asks whether the service is ready. @default 5_000 */
  readyTimeoutMs: number;
  /** How long an answer to that is cached; one that says no, a fifth of it. @default 5_000 */
  readyCacheMs: number;
}

export const defaultLimits: ServiceLimits = {
  ...rateLimitDefaults,
  maxRequests: 500,
  readyTimeoutMs: 5_000,
  readyCacheMs: 5_000,
};
