import type { Auth } from './types.ts';

export interface AuthOptions {
  /** Base of the sign-in service with its `/auth/v1`; a path is resolved against the page. */
  url: string;
  /** The service's publishable key. */
  key: string;
  /** Where mail links lead back to. @default the page's origin */
  origin?: string;
  /** @default localStorage, or memory where the browser refuses it */
  storage?: Storage;
  /** @default the browser's */
  fetch?: typeof fetch;
}

export declare function createAuth(options: AuthOptions): Auth;
