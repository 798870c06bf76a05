import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

/**
 * Returns the email address of a user. It contains the id, since the service checks that address
 * and id match.
 */
const emailOf = (userId: string) => `customer-${userId}@example.com`;

/**
 * The part of a sign-in service that the benchmark needs: key set, user lookup and password proof.
 */
export interface SignIn {
  /** The address of the project; the service adds `/auth/v1`. */
  url: string;
  token(userId: string): Promise<string>;
  stop(): void;
}

export async function startSignIn(): Promise<SignIn> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'ES256', use: 'sig' }];
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path.endsWith('/token')) {
      // The service accepts this error code as proof of the password, so the benchmark needs no
      // signed token here.
      response.writeHead(400).end(JSON.stringify({ code: 'email_not_confirmed' }));
      return;
    }
    response.end(JSON.stringify(answerTo(path, request.headers.authorization)));
  });
  const answerTo = (path: string, authorization = '') => {
    if (path.endsWith('/jwks.json')) return { keys };
    const userId = /\/admin\/users\/([^/]+)$/.exec(path)?.[1];
    if (userId !== undefined) return { id: userId, email: emailOf(userId) };
    return { id: decodeJwt(authorization.slice('Bearer '.length)).sub, factors: [] };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token: (userId) =>
      new SignJWT({ session_id: randomUUID(), aal: 'aal1', role: 'authenticated' })
        .setProtectedHeader({ alg: 'ES256', kid: 'key-1', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(`${url}/auth/v1`)
        .setAudience('authenticated')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    stop: () => server.close(),
  };
}
