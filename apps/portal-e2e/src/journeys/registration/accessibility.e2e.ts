import { expectAccessible, looksInTurn } from '../../fixtures/axe.ts';
import { isFull } from '../../fixtures/full.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { holdNext } from '../../fixtures/hold.ts';
import { addPhotoGate, closePhotoGate, openPhotoGate } from '../../fixtures/photoGate.ts';
import { plainPhoto } from '../../fixtures/photos.ts';
import { refuseNextRegistration, registerPattern } from '../../fixtures/register.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  fillStep,
  fillWizard,
  next,
  openWizard,
  stepNumbers,
  submit,
  walk,
  type StepNumber,
} from '../../pages/wizard.ts';
import { selectFile } from '../../pages/wizardPhotos.ts';

// In full, each state is looked at six times.
test.setTimeout(isFull ? 600_000 : 120_000);

test('every step is accessible pristine, invalid and valid', async ({ page, person }) => {
  const look = looksInTurn();
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
    await expectAccessible(page, `step ${step}, pristine`, look());
    // The longest form of the last step.
    if (step === 5) await page.getByRole('radio', { name: /^Card/ }).check();
    await (step === 5 ? submit(page) : next(page));
    await expectFailedStep(page, step);
    await expectAccessible(page, `step ${step}, invalid`, look());
    await fillStep(page, step, person, { billing });
    await expectAccessible(page, `step ${step}, valid`, look());
    if (step < 5) await next(page);
  }
});

/** A place in the service's answer for each step. */
const refusals: Record<StepNumber, string> = {
  1: 'email',
  2: 'date_of_birth',
  3: 'zip_code',
  4: 'selfie_photo.data',
  5: 'referred_by',
};

test('every step is accessible while it waits and after a refusal', async ({
  page,
  person,
  guard,
}) => {
  guard.allowConsole(failedRequest(422), failedRequest(500), /API call failed: POST/);
  const look = looksInTurn();
  await addPhotoGate(page);
  await fillWizard(page, person, { payment: 'wire' });

  const goOn = await holdNext(page, registerPattern);
  await submit(page);
  await expect(page.getByText('Sending your registration')).toBeVisible();
  await expectAccessible(page, 'step 5, submitting', look());
  await goOn((route) => route.fulfill({ status: 500, body: '' }));
  await expectFailedStep(page, 5);
  await expectAccessible(page, 'step 5, failed', look());

  for (const step of [4, 3, 2, 1] as const) {
    await refuseNextRegistration(page, [{ at: refusals[step], msg: 'Not like this' }]);
    await submit(page);
    await expectFailedStep(page, step);
    await expectAccessible(page, `step ${step}, failed`, look());

    await walk(page, step, 4);
    await closePhotoGate(page);
    await selectFile(page, 'selfie', await plainPhoto('selfie'));
    await walk(page, 4, step);
    await next(page);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    await expectAccessible(page, `step ${step}, submitting`, look());
    await openPhotoGate(page);
    await expectStep(page, (step + 1) as StepNumber);
    await walk(page, (step + 1) as StepNumber, 5);
  }
});
