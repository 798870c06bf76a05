import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { IdentityUnavailableError } from '../identity/identityProvider.ts';
import { wirePayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

test('rejects an unknown id, another address and a wrong password with the same answer', async () => {
  const user = service.identity.addUser();
  const other = service.identity.addUser();
  const answers = [
    await service.post(wirePayload({ ...user, id: randomUUID() })),
    await service.post(wirePayload({ ...user, email: other.email })),
    await service.post(wirePayload({ ...user, email: other.email, password: other.password })),
    await service.post(wirePayload({ ...user, password: 'another password' })),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      detail: 'We could not verify this email address and password',
    });
  }
  expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 0, state: undefined });
});

test('the response to a repeat with another password reveals nothing about the registration', async () => {
  const user = await service.registered();
  const answer = await service.post(wirePayload({ ...user, password: 'another password' }));
  expect(answer.statusCode).toBe(401);
  expect(answer.body).not.toContain(user.registrationId);
});

test.each([
  ['findUser', 'down', 503, '5'],
  ['provePassword', 'busy', 429, '30'],
] as const)(
  'if %s fails because the identity provider is %s, the response asks for a retry and does not mention the password',
  async (method, reason, status, retryAfter) => {
    const { identity, post } = await testService();
    const user = identity.addUser();
    const working = identity[method];
    const failing = () => Promise.reject(new IdentityUnavailableError(reason));
    Object.assign(identity, { [method]: failing });
    const answer = await post(wirePayload(user));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(answer.body).not.toContain('password');
    Object.assign(identity, { [method]: working });
    expect((await post(wirePayload(user))).statusCode).toBe(201);
  },
);

test('does not decode photos before the caller is verified', async () => {
  const user = service.identity.addUser();
  const broken = {
    filename: 'x.jpg',
    content_type: 'image/jpeg',
    data: 'data:image/jpeg;base64,AAAA',
  };
  const unknown = await service.post(
    wirePayload({ ...user, password: 'another password' }, { selfie_photo: broken }),
  );
  expect(unknown.statusCode).toBe(401);
  const known = await service.post(wirePayload(user, { selfie_photo: broken }));
  expect(known.statusCode).toBe(422);
  expect(known.json()).toEqual({
    detail: [
      {
        loc: ['body', 'selfie_photo', 'data'],
        msg: 'Must be a JPEG, PNG or WebP image',
        type: 'image',
      },
    ],
  });
});
