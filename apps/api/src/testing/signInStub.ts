import fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { randomUUID } from 'node:crypto';

/** A request as the stub received it. */
export interface StubRequest {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>] | 'silence';

/** A sign-in service over HTTP that records its requests and returns configurable responses. */
export interface SignInStub {
  app: FastifyInstance;
  url: string;
  requests: StubRequest[];
  /** Responses by `METHOD /path`, without the query. */
  answers: Record<string, Answer | ((request: StubRequest) => Answer)>;
  userId: string;
  /** Called before the response to a request is sent. */
  onRequest(path: string): Promise<void>;
  /**
   * Returns an access token of the user with changed claims or header. A claim that is `undefined`
   * is removed.
   */
  token(changes?: JWTPayload, header?: { alg?: string; kid?: string | undefined }): Promise<string>;
  /** Returns a token with valid claims that is signed with a key outside the key set. */
  forgedToken(): Promise<string>;
}

export async function signInStub(): Promise<SignInStub> {
  const [good, other] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
  const publicJwk = {
    ...(await exportJWK(good.publicKey)),
    kid: 'key-1',
    alg: 'ES256',
    use: 'sig',
  };
  const userId = randomUUID();
  const requests: StubRequest[] = [];
  const answers: SignInStub['answers'] = {
    'GET /.well-known/jwks.json': [200, { keys: [publicJwk] }],
    'GET /user': [200, { id: userId, email: 'avery@example.com' }],
  };

  const stub = { onRequest: (_path: string) => Promise.resolve() };
  const app = fastify({ forceCloseConnections: true });
  app.all('/auth/v1/*', async (request, reply) => {
    const path = request.url.slice('/auth/v1'.length);
    const { method, headers, body } = request;
    const received = { method, path, headers, body };
    requests.push(received);
    await stub.onRequest(path);
    const answerOf = answers[`${method} ${path.split('?', 1)[0] ?? ''}`] ?? [404, {}];
    const planned = typeof answerOf === 'function' ? answerOf(received) : answerOf;
    if (planned === 'silence') return reply.hijack();
    const [status, answer, extra = {}] = planned;
    return reply.status(status).headers(extra).send(answer);
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/auth/v1`;

  const session_id = randomUUID();
  const claims = (): JWTPayload => {
    const iat = Math.floor(Date.now() / 1000);
    const times = { iat, exp: iat + 3600 };
    const user = { sub: userId, iss: url, aud: 'authenticated', role: 'authenticated' };
    return { ...user, session_id, aal: 'aal1', ...times };
  };
  const sign = (key: CryptoKey, changes: JWTPayload = {}, header = {}) =>
    new SignJWT({ ...claims(), ...changes })
      .setProtectedHeader({ alg: 'ES256', kid: 'key-1', typ: 'JWT', ...header })
      .sign(key);

  return Object.assign(stub, {
    app,
    url,
    requests,
    answers,
    userId,
    token: (changes?: JWTPayload, header?: object) => sign(good.privateKey, changes, header),
    forgedToken: () => sign(other.privateKey),
  });
}
