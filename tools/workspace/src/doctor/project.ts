import { ask, type Answer, type Question } from './ask.ts';
import type { DoctorOptions } from './options.ts';

/** The Supabase project that is checked. */
export interface Project {
  /** Base URL of the sign-in service, including `/auth/v1`. */
  authUrl: string;
  origin: string;
  portal: string | undefined;
  /** The `iss` that the service expects in tokens. */
  issuer: string;
  hasSecretKey: boolean;
  /** Names of the providers that have a button on the login page. */
  providers: readonly string[];
  /** Whether Settings offers codes by text message. */
  phoneFactors: boolean;
  timeoutMs: number;
  /** Sends a request to the sign-in service, by default with the publishable key. */
  ask(
    path: string,
    question?: Question & { as?: 'publishable' | 'secret' | 'anonymous' },
  ): Promise<Answer>;
}

/** Returns the URL without the path of the sign-in service, which the portal adds itself. */
export function baseOf(url: string): string {
  return url.replace(/\/auth\/v1$/, '');
}

export function createProject(options: DoctorOptions): Project {
  const { key, secretKey, portal, providers, phoneFactors, timeoutMs } = options;
  const authUrl = `${baseOf(options.url)}/auth/v1`;
  const keys = { publishable: key, secret: secretKey, anonymous: undefined };
  return {
    authUrl,
    origin: new URL(authUrl).origin,
    portal,
    issuer: options.issuer ?? authUrl,
    hasSecretKey: secretKey !== undefined,
    providers,
    phoneFactors,
    timeoutMs,
    ask(path, { as = 'publishable', headers, ...question } = {}) {
      const sent = keys[as];
      // These are the headers with which the portal and the service send the key.
      const ofKey: Record<string, string> =
        sent === undefined ? {} : { apikey: sent, authorization: `Bearer ${sent}` };
      return ask(authUrl + path, { ...question, headers: { ...ofKey, ...headers } }, timeoutMs);
    },
  };
}

/** Returns whether the host is this machine, where TLS is not needed. */
export function isLoopback({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
