import { lostRequest } from '../../fixtures/guard.ts';
import { loseNextResponse, watchAttempts } from '../../fixtures/network/register.ts';
import { phonePhoto, plainPhoto } from '../../fixtures/photos/photos.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expectDocuments } from '../../fixtures/stored/storedPhotos.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  expectSuccess,
  fillStep,
  openWizard,
  type StepNumber,
} from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';
import { photoLabels, preview } from '../../pages/wizardPhotos.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test(
  'a registration by touch stores the photos of the camera app once, although a response is lost',
  { tag: '@sign-in' },
  async ({ page, applicant, sandbox, mailbox, guard }) => {
    guard.allowConsole(lostRequest, /API call failed: POST \/api\/user\/register: NetworkError/);
    const attempts = watchAttempts(page);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const register = page.getByRole('button', { name: 'Register', exact: true });
    await openWizard(page);
    for (const step of [1, 2, 3] as const) {
      await fillStep(page, step, applicant);
      await next.tap();
      await expectStep(page, (step + 1) as StepNumber);
    }
    await page.goBack();
    await expectStep(page, 3);
    await expect(field(page, 'City')).toHaveValue(applicant.city);
    await page.goForward();
    await expectStep(page, 4);

    for (const [kind, camera] of [
      ['front', 'environment'],
      ['back', 'environment'],
      ['selfie', 'user'],
    ] as const) {
      const opened = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: `Take photo: ${photoLabels[kind]}` }).tap();
      const chooser = await opened;
      expect(await chooser.element().getAttribute('capture'), kind).toBe(camera);
      const large = () => phonePhoto('IMG_0001.jpeg', kind, applicant.lastName);
      await chooser.setFiles(await (kind === 'front' ? large() : plainPhoto(kind)));
      await expect(preview(page, kind)).toBeVisible();
    }
    await page.getByLabel("Mother's Maiden Name").fill(applicant.mothersMaidenName);
    await next.tap();
    await expectStep(page, 5);
    await fillStep(page, 5, applicant);
    await loseNextResponse(page);
    await register.tap();
    await expectFailedStep(page, 5);
    await expect(
      page.getByText('Failed to register account. Please try again later.'),
    ).toBeVisible();
    await register.tap();
    await expectSuccess(page);

    const stored = await onlyRegistration(sandbox.url, applicant.email);
    expect(attempts.signUps).toBe(1);
    expect(attempts.registrations.map(({ auth_id }) => auth_id)).toEqual([
      stored.auth_id,
      stored.auth_id,
    ]);
    expect(stored.charges).toBe(1);
    expect(await mailbox.list(applicant.email)).toHaveLength(1);
    const [payload] = attempts.registrations;
    await expectDocuments(sandbox.url, stored, payload, {
      dl_photo_back: { filename: 'back.jpg', mark: 'back' },
      dl_photo_front: { filename: 'IMG_0001.jpg', mark: 'front', upright: 2048 },
      selfie_photo: { filename: 'selfie.jpg', mark: 'selfie' },
    });
  },
);
