import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofRoutes } from '../proof/proofRoutes.ts';
import type { ProofParts } from '../proof/storedRegistrations.ts';
import { startSignIn, type SignInServer } from '../signIn/testing/signInServer.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';

let signIn: SignInServer;
let app: FastifyInstance;
const faults: unknown[] = [];
beforeAll(async () => {
  signIn = await startSignIn();
  app = fastify();
  const onFault = (fault: unknown) => faults.push(fault);
  await app.register(sandboxRoutes(signIn.context, onFault));
  const broken = {
    get database(): never {
      throw new Error('relation "portal.registrations" of customer-1 does not exist');
    },
  };
  await app.register(proofRoutes(broken as unknown as ProofParts, onFault));
});
afterAll(async () => {
  await app.close();
  await signIn.close();
});

const headers = { host: 'localhost:4200' };

it.each([
  '/__sandbox/mail?to=%00',
  '/__sandbox/mail.json?to=a%00b',
  '/__sandbox/registrations.json?email=%00',
])('a NUL in %s is the caller’s fault, in the sign-in service’s shape', async (url) => {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'The query has characters that no text may have',
  });
  expect(faults).toEqual([]);
});

it('a fault of the database is told to the log and not to the page', async () => {
  const url = '/__sandbox/registrations.json?email=a@example.com';
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ error_code: 'unexpected_failure' });
  expect(answer.body).not.toContain('relation');
  expect(faults).toHaveLength(1);
});
