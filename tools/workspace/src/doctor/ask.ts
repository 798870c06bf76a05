/** An answer of the project, as far as a check needs it. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON of the answer; `undefined` when it is something else, a page for example. */
  json: unknown;
}

/** The project could not be asked. The message names neither the address nor a key. */
export class UnreachableError extends Error {}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const maxBytes = 1_000_000;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection is cut',
  UND_ERR_SOCKET: 'the connection is cut',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up',
  EHOSTUNREACH: 'there is no way to its machine',
  ENETUNREACH: 'there is no way to its network',
};

function describe(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no whole answer within ${timeoutMs / 1_000} s`;
  }
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code.startsWith('UND_ERR') && code.endsWith('TIMEOUT')) return reasonOfTimeout(timeoutMs);
  if (/CERT|ISSUER|LEAF_SIGNATURE/.test(code)) return `its certificate is not accepted (${code})`;
  if (/SSL|TLS|EPROTO/.test(code)) return `it speaks no TLS that can be used (${code})`;
  return reasons[code] ?? `the connection failed${code === '' ? '' : ` (${code})`}`;
}

const reasonOfTimeout = (timeoutMs: number) => `no whole answer within ${timeoutMs / 1_000} s`;

async function readJson(response: Response): Promise<unknown> {
  let text = '';
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Nothing that is asked for is as long as this; the rest is not waited for.
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Asks once, with a deadline, and follows no redirect: a key would be sent to wherever it points. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Question,
  timeoutMs: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      headers: response.headers,
      json: await readJson(response),
    };
  } catch (error) {
    throw new UnreachableError(describe(error, timeoutMs));
  }
}

/** A field of an answer's JSON. */
export function field(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, name)) return undefined;
  return (json as Record<string, unknown>)[name];
}

/** A short name from an answer, or `undefined` for anything that should not be printed. */
export function printable(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.+-]{1,60}$/.test(value) ? value : undefined;
}
