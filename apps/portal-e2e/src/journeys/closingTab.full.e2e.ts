import { openSaturatedProxy, type SaturatedProxy } from '../fixtures/network/saturatedProxy.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { storedSession } from '../pages/login.ts';

const test = base.extend<{ saturatedProxy: SaturatedProxy }>({
  saturatedProxy: async ({ sandbox }, provide) => {
    const saturatedProxy = await openSaturatedProxy(sandbox.url);
    await provide(saturatedProxy);
    await saturatedProxy.close();
  },
  baseURL: ({ saturatedProxy }, provide) => provide(saturatedProxy.url),
});

test(
  'a logout reaches the service although its tab closes at once',
  { tag: '@sign-in' },
  async ({ page, context, saturatedProxy, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    const authorization = `Bearer ${(await storedSession(page))?.access_token}`;
    const asBefore = async () => {
      const response = await fetch(`${sandbox.url}/api/user/profile`, {
        headers: { authorization },
      });
      return response.status;
    };
    // Keeps a second tab open, because the browser closes with its last tab.
    const other = await context.newPage();
    await saturatedProxy.occupy(page);
    // A click of Playwright would wait for the login page.
    await page.getByRole('button', { name: 'Logout' }).dispatchEvent('click');
    expect(await asBefore()).toBe(200);
    await page.close();
    await expect.poll(asBefore).toBe(401);

    await other.goto('/dashboard');
    await expect(other).toHaveURL('/login');
  },
);
