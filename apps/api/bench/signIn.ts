import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

/** As much of a sign-in service as reading needs: its key set, and who a token belongs to. */
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
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const body = request.url?.endsWith('/jwks.json')
      ? { keys }
      : { id: decodeJwt(token).sub, factors: [] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
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
