import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedRowRoutes } from '../storedRows/storedRowRoutes.ts';
import type { StoredRowDeps } from '../storedRows/storedRegistrations.ts';
import { startSignIn, type SignInServer } from '../signIn/testing/signInServer.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';

let signIn: SignInServer;
let app: FastifyInstance;
const errors: unknown[] = [];
beforeAll(async () => {
  signIn = await startSignIn();
  app = fastify();
  const onError = (error: unknown) => errors.push(error);
  await app.register(sandboxRoutes(signIn.context, onError));
  const broken = {
    get database(): never {
      throw new Error('relation "portal.registrations" of customer-1 does not exist');
    },
  };
  await app.register(storedRowRoutes(broken as unknown as StoredRowDeps, onError));
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
])('a NUL character in %s returns a client error in the sign-in service’s format', async (url) => {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'The query contains invalid characters',
  });
  expect(errors).toEqual([]);
});

it('a database error is logged, but not shown on the page', async () => {
  const url = '/__sandbox/registrations.json?email=a@example.com';
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ error_code: 'unexpected_failure' });
  expect(answer.body).not.toContain('relation');
  expect(errors).toHaveLength(1);
});
