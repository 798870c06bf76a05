import { lostRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  errorBox,
  fillStep,
  next,
  openWizard,
  walk,
} from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

test(
  'a customer who goes offline on the first step continues when online again',
  { tag: '@registration' },
  async ({ page, context, applicant, guard }) => {
    guard.allowConsole(lostRequest);
    await openWizard(page);
    await context.setOffline(true);
    await fillStep(page, 1, applicant);
    await next(page);
    await expectFailedStep(page, 1);
    await expect(errorBox(page)).toBeFocused();
    await expect(errorBox(page)).toHaveText(
      'The next step could not be loaded. Please check your connection and try again.',
    );
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'online again' })).toBeAttached();
    await next(page);
    await expectStep(page, 2);
    await walk(page, 2, 1);
    await expect(field(page, 'Password')).toHaveValue(applicant.password);
  },
);
