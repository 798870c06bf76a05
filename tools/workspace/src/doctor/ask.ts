/** The parts of a response that the checks need. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON body, or `undefined` if the body is not JSON (for example an HTML page). */
  json: unknown;
}

/** Thrown if a request fails. The message contains neither the URL nor a key. */
export class UnreachableError extends Error {}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const maxBytes = 1_000_000;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name could not be looked up',
  EHOSTUNREACH: 'its host is unreachable',
  ENETUNREACH: 'its network is unreachable',
};

function describe(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no complete response within ${timeoutMs / 1_000} s`;
  }
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code.startsWith('UND_ERR') && code.endsWith('TIMEOUT')) return reasonOfTimeout(timeoutMs);
  if (/CERT|ISSUER|LEAF_SIGNATURE/.test(code)) return `its certificate is not trusted (${code})`;
  if (/SSL|TLS|EPROTO/.test(code)) return `it does not support a usable TLS version (${code})`;
  return reasons[code] ?? `the connection failed${code === '' ? '' : ` (${code})`}`;
}

const reasonOfTimeout = (timeoutMs: number) => `no complete response within ${timeoutMs / 1_000} s`;

async function readJson(response: Response): Promise<unknown> {
  let text = '';
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Stops reading after `maxBytes`, because no expected response is that long.
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Sends one request with a time-out. Does not follow redirects, which could send a key to another server. */
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

/** Returns a field of a JSON object, or undefined. */
export function field(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, name)) return undefined;
  return (json as Record<string, unknown>)[name];
}

/** Returns the value if it is a short name that is safe to print, otherwise `undefined`. */
export function printable(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.+-]{1,60}$/.test(value) ? value : undefined;
}
