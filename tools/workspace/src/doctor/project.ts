import type { DoctorOptions } from './options.ts';

/** A response; its body is undefined if it is not JSON (for example an HTML page). */
export type Answer = Pick<Response, 'status' | 'headers'> & { json: unknown };

/** The Supabase project that is checked. */
export interface Project extends DoctorOptions {
  /** Sends a request to the sign-in service with a key, or without one. */
  ask: (path: string, key: string | undefined, init?: RequestInit) => Promise<Answer>;
}

export const createProject = (options: DoctorOptions, timeoutMs: number): Project => ({
  ...options,
  async ask(path, key, init) {
    const headers = new Headers(init?.headers);
    if (key) {
      headers.set('apikey', key);
      headers.set('authorization', `Bearer ${key}`);
    }
    const response = await fetch(`${options.url}/auth/v1${path}`, {
      ...init,
      headers,
      // A redirect could send a key to another server.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json().catch(() => undefined);
    return { status: response.status, headers: response.headers, json };
  },
});

/** Returns a field of a JSON object, or undefined. */
export function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? (json as Record<string, unknown>)[name]
    : undefined;
}
