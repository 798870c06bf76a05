import type { DoctorOptions } from './options.ts';

/** The parts of a response that the checks need. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON body, or `undefined` if the body is not JSON (for example an HTML page). */
  json: unknown;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The key to send. */
  as?: 'publishable' | 'secret' | 'anonymous';
}

/** The Supabase project that is checked. */
export interface Project extends DoctorOptions {
  /** Base URL of the sign-in service, including `/auth/v1`. */
  authUrl: string;
  /** Sends a request to the sign-in service, by default with the publishable key. */
  ask(path: string, question?: Question): Promise<Answer>;
}

/** Thrown if a request fails. The message contains neither the URL nor a key. */
export class UnreachableError extends Error {}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'its host name is unknown',
};

function describe(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no complete response within ${timeoutMs / 1_000} s`;
  }
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (/CERT|ISSUER|LEAF_SIGNATURE/.test(code)) return `its certificate is not trusted (${code})`;
  return reasons[code] ?? `the connection failed${code && ` (${code})`}`;
}

export function createProject(options: DoctorOptions): Project {
  const authUrl = `${baseOf(options.url)}/auth/v1`;
  const keys = { publishable: options.key, secret: options.secretKey, anonymous: undefined };
  return {
    ...options,
    authUrl,
    async ask(path, { as = 'publishable', headers, ...question } = {}) {
      const key = keys[as];
      try {
        const response = await fetch(authUrl + path, {
          ...question,
          // The headers with which the portal and the service send the key.
          headers: { ...(key && { apikey: key, authorization: `Bearer ${key}` }), ...headers },
          // A redirect could send a key to another server.
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs),
        });
        const text = await response.text();
        return { status: response.status, headers: response.headers, json: parsed(text) };
      } catch (error) {
        throw new UnreachableError(describe(error, options.timeoutMs), { cause: error });
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the URL without the path of the sign-in service, which the portal adds itself. */
export const baseOf = (url: string) => url.replace(/\/auth\/v1$/, '');

/** Returns whether the host is this machine, where TLS is not needed. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(.+\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Returns a field of a JSON object, or undefined. */
export function field(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, name)) return undefined;
  return (json as Record<string, unknown>)[name];
}

/** Returns the value if it is a short name that is safe to print, otherwise `undefined`. */
export function printable(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.+-]{1,60}$/.test(value) ? value : undefined;
}
