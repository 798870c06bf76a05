import { expectAccessible } from '../../fixtures/page/axe.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { holdNext } from '../../fixtures/network/hold.ts';
import { expectRoomForLargeText } from '../../fixtures/page/largeText.ts';
import { addPhotoGate, closePhotoGate, openPhotoGate } from '../../fixtures/photos/photoGate.ts';
import { plainPhoto } from '../../fixtures/photos/photos.ts';
import { mockValidationIssues, registerPattern } from '../../fixtures/network/register.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  fillStep,
  fillUpTo,
  fillWizard,
  next,
  openWizard,
  stepNumbers,
  submit,
  walk,
  type StepNumber,
} from '../../pages/wizard.ts';
import { selectFile } from '../../pages/wizardPhotos.ts';

// Each state is checked at three widths in two themes.
test.setTimeout(600_000);

test(
  'every step has no accessibility violations when pristine, invalid and valid',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    const billing = {
      line1: '7 Quay',
      line2: '',
      city: 'Bath',
      state: 'ME',
      zip: '1',
      country: 'Canada',
    };
    await openWizard(page);
    for (const step of stepNumbers) {
      await expectStep(page, step);
      await expectAccessible(page, `step ${step}, pristine`);
      // In the last step, selects the payment method with the most fields.
      if (step === 5) await page.getByRole('radio', { name: /^Card/ }).check();
      await (step === 5 ? submit(page) : next(page));
      await expectFailedStep(page, step);
      await expectAccessible(page, `step ${step}, invalid`);
      await expectRoomForLargeText(page, `step ${step}, invalid`);
      await fillStep(page, step, applicant, { billing });
      await expectAccessible(page, `step ${step}, valid`);
      if (step < 5) await next(page);
    }
  },
);

/** A field of each step, named as in the `loc` of a 422 response. */
const issuePaths: Record<StepNumber, string> = {
  1: 'email',
  2: 'date_of_birth',
  3: 'zip_code',
  4: 'selfie_photo.data',
  5: 'referred_by',
};

test(
  'every step has no accessibility violations while it waits for a response and after an error',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, guard }) => {
    guard.allowConsole(failedRequest(422), failedRequest(500), /API call failed: POST/);
    await addPhotoGate(page);
    await fillWizard(page, applicant, { payment: 'wire' });

    const goOn = await holdNext(page, registerPattern);
    await submit(page);
    await expect(page.getByText('Sending your registration')).toBeVisible();
    await expectAccessible(page, 'step 5, submitting');
    await goOn((route) => route.fulfill({ status: 500, body: '' }));
    await expectFailedStep(page, 5);
    await expectAccessible(page, 'step 5, failed');

    for (const step of [4, 3, 2, 1] as const) {
      await mockValidationIssues(page, [{ at: issuePaths[step], msg: 'Not like this' }]);
      await submit(page);
      await expectFailedStep(page, step);
      await expectAccessible(page, `step ${step}, failed`);

      await walk(page, step, 4);
      await closePhotoGate(page);
      await selectFile(page, 'selfie', await plainPhoto('selfie'));
      await walk(page, 4, step);
      await next(page);
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
      await expectAccessible(page, `step ${step}, submitting`);
      await openPhotoGate(page);
      await expectStep(page, (step + 1) as StepNumber);
      await walk(page, (step + 1) as StepNumber, 5);
    }
  },
);

test(
  'dialogs and messages of the wizard have no accessibility violations',
  { tag: ['@registration', '@full'] },
  async ({ page, context, applicant }) => {
    await context.grantPermissions(['camera']);
    await fillUpTo(page, 4, applicant);
    await page.getByRole('link', { name: 'Already have an account?' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave your registration?' })).toBeVisible();
    await expectAccessible(page, 'leave dialog');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'What is backup withholding?' }).focus();
    await expect(page.getByText(/^The IRS orders backup withholding/)).toBeVisible();
    await expectAccessible(page, 'tooltip');

    await page.getByRole('button', { name: 'Take photo: Selfie Photo' }).click();
    const camera = page.getByRole('dialog', { name: 'Take photo: Selfie Photo' });
    await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
    await expectAccessible(page, 'live camera');
    await camera.getByRole('button', { name: 'Take photo' }).click();
    await expect(camera.getByRole('button', { name: 'Use photo' })).toBeVisible();
    await expectAccessible(page, 'photo taken');
    await page.keyboard.press('Escape');

    await fillStep(page, 4, applicant);
    await next(page);
    await expectStep(page, 5);
    await page.getByRole('button', { name: 'Add Bank Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Bank Account' })).toBeVisible();
    await expectAccessible(page, 'banks');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
    await expectAccessible(page, 'contract');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Change Personal' })).toBeVisible();
    await expectAccessible(page, 'answers to check');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByRole('button', { name: 'Remove all answers' })).toBeVisible();
    await expectAccessible(page, 'notice of restored answers');
  },
);
