import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { defineCommand } from './command.ts';

const algorithm = 'ES256';

/** Prints new keys of Supabase Auth and the service's token for it, without storing them. */
export const signInKeysGenerate = defineCommand({
  name: 'sign-in-keys-generate',
  summary: 'print fresh keys for Supabase Auth beside the portal',
  usage: `sign-in-keys-generate

Prints the lines of the file .env with the key that signs the tokens of customers, and with the
token of this service for the admin API, which works for ten years. Store them with your other
secrets. See docs/supabase.md, Beside the portal.`,
  run: async (io) => {
    const kid = randomUUID();
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid, alg: algorithm, use: 'sig' };
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('10y')
      .sign(privateKey);
    io.out(`AUTH_JWT_KEYS='${JSON.stringify([{ ...jwk, key_ops: ['sign', 'verify'] }])}'`);
    // Required, but no token is signed with it.
    io.out(`AUTH_JWT_SECRET='${randomBytes(32).toString('hex')}'`);
    io.out(`SUPABASE_SECRET_KEY='${token}'`);
    io.out(`SUPABASE_PUBLISHABLE_KEY='sb_publishable_portal'`);
    return true;
  },
});
