import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible } from '../fixtures/page/axe.ts';
import { failedRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin, submitLogin } from '../pages/login.ts';

test(
  'the login page shows the terms in a dialog, and the typed text stays in the form',
  { tag: ['@login', '@full'] },
  async ({ page }) => {
    await page.goto(paths.login);
    await page.getByLabel('Email').fill('avery@example.com');
    const link = page.getByRole('link', { name: 'Terms of Service' });
    await link.focus();
    await page.keyboard.press('Enter');
    const terms = page.getByRole('dialog', { name: 'Terms of Service' });
    await expect(terms).toContainText('The account opening fee is $5,000.');
    await expectAccessible(page, 'sign-in, terms');
    await page.keyboard.press('Escape');
    await expect(terms).toBeHidden();
    await expect(link).toBeFocused();
    await expectLogin(page);
    await expect(page.getByLabel('Email')).toHaveValue('avery@example.com');
  },
);

test(
  'the login page tells a rate-limited customer how long to wait',
  { tag: ['@login', '@full'] },
  async ({ page, guard }) => {
    guard.allowConsole(failedRequest(429));
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '600' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      }),
    );
    await page.goto(paths.login);
    await submitLogin(page, { email: 'avery@example.com', password: 'wrong-password' });
    await expect(page.getByRole('alert').filter({ hasText: 'in 10 minutes' })).toContainText(
      'Too many attempts. Please try again in 10 minutes.',
    );
  },
);
