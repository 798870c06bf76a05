import { beforeAll, expect, test } from 'vitest';
import { findCustomers } from '../backoffice/findCustomers.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const find = async (name: string) => (await findCustomers(service.db, [name]))(name);

test('the service stores a changed sign-in address at the next request', async () => {
  const user = await service.registered();
  const { email: before, registrationId } = user;
  const email = `New.${before}`;
  service.identity.addUser({ ...user, email });
  expect((await service.get(user, '/api/user/accounts')).statusCode).toBe(200);
  expect(await find(email)).toEqual({ registrationId });
  expect(await find(before)).toEqual({
    error: expect.stringMatching(/^No registration/) as string,
  });
});

test('the stored address stays if the identity provider returns none', async () => {
  const user = await service.registered();
  const { email, registrationId } = user;
  const { authenticate } = service.identity;
  service.identity.authenticate = () => Promise.resolve({ userId: user.id });
  expect((await service.get(user, '/api/user/accounts')).statusCode).toBe(200);
  service.identity.authenticate = authenticate;
  expect(await find(email)).toEqual({ registrationId });
});
