import { plainPhoto } from '../../fixtures/photos/photos.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectStep,
  expectSuccess,
  fillStep,
  openWizard,
  type StepNumber,
} from '../../pages/wizard.ts';
import { photoLabels, preview } from '../../pages/wizardPhotos.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test(
  "the whole registration works by touch, with photos from the phone's camera app",
  { tag: '@registration' },
  async ({ page, applicant, sandbox }) => {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await openWizard(page);
    for (const step of [1, 2, 3] as const) {
      await fillStep(page, step, applicant);
      await next.tap();
      await expectStep(page, (step + 1) as StepNumber);
    }
    const explanation = page.getByText(/^The IRS orders backup withholding by letter/);
    const question = page.getByRole('button', { name: 'What is backup withholding?' });
    // A mouse pointer that rests elsewhere, as on a laptop with a touch screen, must not open or
    // close the explanation.
    await page.mouse.move(1, 1);
    await question.tap();
    await expect(question).toHaveAccessibleDescription(/^The IRS orders backup withholding/);
    await expect(explanation).toBeVisible();
    await question.tap();
    await expect(explanation).toBeHidden();
    await question.tap();
    await expect(explanation).toBeVisible();
    await page.getByRole('heading', { name: 'Verify your identity' }).tap();
    await expect(explanation).toBeHidden();

    for (const [kind, camera] of [
      ['front', 'environment'],
      ['back', 'environment'],
      ['selfie', 'user'],
    ] as const) {
      const opened = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: `Take photo: ${photoLabels[kind]}` }).tap();
      const chooser = await opened;
      expect(await chooser.element().getAttribute('capture'), kind).toBe(camera);
      await chooser.setFiles(await plainPhoto(kind));
      await expect(preview(page, kind)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByLabel("Mother's Maiden Name").fill(applicant.mothersMaidenName);
    await next.tap();
    await expectStep(page, 5);
    await fillStep(page, 5, applicant, { payment: 'wire' });
    await page.getByRole('button', { name: 'Register', exact: true }).tap();
    await expectSuccess(page);
    const { documents } = await onlyRegistration(sandbox.url, applicant.email);
    expect(documents.map(({ kind }) => kind)).toEqual([
      'dl_photo_back',
      'dl_photo_front',
      'selfie_photo',
    ]);
  },
);
