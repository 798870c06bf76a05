import type { SessionFacts } from './types.ts';

interface Entry {
  method: string;
  /** Time at which this sign-in method was used, in Unix seconds. */
  timestamp: number | undefined;
}

/**
 * Reads the facts about a session from the claims of its token. The `amr` claim lists the sign-in
 * methods, newest first, as objects or as plain names (RFC 8176).
 */
export function factsIn(claims: Record<string, unknown> | undefined): SessionFacts {
  const amr = claims?.['amr'];
  const entries = (Array.isArray(amr) ? amr : []).flatMap(toEntry).reverse();
  const times = entries.flatMap(({ timestamp }) => timestamp ?? []);
  return {
    signedInAt: times.length > 0 ? new Date(Math.min(...times) * 1000).toISOString() : undefined,
    methods: [...new Set(entries.map(({ method }) => method))],
    level: claims?.['aal'] === 'aal2' ? 'aal2' : 'aal1',
  };
}

function toEntry(value: unknown): Entry[] {
  if (typeof value === 'string') return [{ method: value, timestamp: undefined }];
  if (typeof value !== 'object' || value === null || !('method' in value)) return [];
  const { method } = value;
  const timestamp = 'timestamp' in value ? value.timestamp : undefined;
  return typeof method === 'string'
    ? [{ method, timestamp: typeof timestamp === 'number' ? timestamp : undefined }]
    : [];
}
