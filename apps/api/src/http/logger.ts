import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

export interface LogOptions {
  /** @default 'info' */
  level?: string | undefined;
  /** Target of the log lines. @default standard output */
  stream?: { write(line: string): void } | undefined;
  /** Called with the name of every logged event. */
  onEvent?: ((event: string) => void) | undefined;
}

/**
 * Settings of the structured log. Personal data never reaches it: it contains no header, body,
 * query or network address. Of an error it contains only constant parts, since messages of
 * databases and parsers may quote their input.
 */
export function logSettings({ level = 'info', stream, onEvent }: LogOptions = {}): NonNullable<
  FastifyServerOptions['logger']
> {
  return {
    level,
    ...(stream && { stream }),
    base: { service: 'bank-bonuses-api' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    hooks: { logMethod: logMethod(onEvent) },
  };
}

type Settings = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;
type LogMethod = NonNullable<NonNullable<Settings['hooks']>['logMethod']>;

/**
 * Reports each event to `onEvent`. Logs an error with an empty text, since otherwise the line would
 * contain the error's message.
 */
function logMethod(onEvent: LogOptions['onEvent']): LogMethod {
  return function (args, write) {
    const first: unknown = args[0];
    if (typeof first === 'object' && first !== null && 'event' in first) {
      onEvent?.(String(first.event));
    }
    if (first instanceof Error) write.call(this, { err: first }, '');
    else if (typeof first === 'object' && first !== null && 'err' in first)
      write.call(this, first, '');
    else write.apply(this, args);
  };
}

/** Describes an error without its message: its kind, its code and its location. */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  const texts = Object.entries({ code, constraint, table }).filter(
    ([, value]) => typeof value === 'string',
  );
  // Removes the message first, since its lines could look like stack frames.
  const trace = (error.stack ?? '').replace(error.message, '');
  const frames = trace.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: '',
    ...Object.fromEntries(texts),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Logs one line per response, with the declared route, never the requested URL. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      event: 'request.answered',
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}

/** The logger methods that other modules of the service use. */
export type EventLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
