import { onlyRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { lostRequest } from '../fixtures/guard.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

test('a lost answer and a second try make one user, one registration and one charge', async ({
  page,
  guard,
  mailbox,
  person,
  sandbox,
}) => {
  guard.allowConsole(lostRequest, /API call failed: POST \/api\/user\/register: NetworkError/);
  const authIds: string[] = [];
  let signUps = 0;
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (request.url().includes('/auth/v1/signup')) signUps += 1;
    if (!request.url().endsWith('/api/user/register')) return;
    authIds.push((request.postDataJSON() as { auth_id: string }).auth_id);
  });
  await page.route(
    '**/api/user/register',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

  await fillWizard(page, person);
  await submit(page);
  await expect(page.getByText('Failed to register account. Please try again later.')).toBeVisible();
  await submit(page);
  await expectSuccess(page);

  expect(signUps).toBe(1);
  expect(authIds).toHaveLength(2);
  expect(new Set(authIds).size).toBe(1);
  expect(await mailbox.list(person.email)).toHaveLength(1);
  const { auth_id, charges } = await onlyRegistration(sandbox.url, person.email);
  expect({ auth_id, charges }).toEqual({ auth_id: authIds[0], charges: 1 });
});
