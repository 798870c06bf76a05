import { lostRequest } from '../fixtures/guard.ts';
import { expectPhoto } from '../fixtures/stored/storedPhotos.ts';
import { onlyRegistration } from '../fixtures/stored/registrations.ts';
import { expect, ownSandboxTest as test } from '../fixtures/test.ts';
import { expectHome, signIn } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

test(
  'a confirmed registration survives a killed server',
  { tag: ['@registration', '@full'] },
  async ({ page, mailbox, ownSandbox, applicant, guard }) => {
    // The page may be fetching its font when the server is killed.
    guard.allowConsole(lostRequest);
    await fillWizard(page, applicant);
    await submit(page);
    await expectSuccess(page);
    await ownSandbox.kill();
    await ownSandbox.start();

    const { charges, documents } = await onlyRegistration(ownSandbox.url, applicant.email);
    expect(charges).toBe(1);
    for (const document of documents) await expectPhoto(ownSandbox.url, document);
    const confirmation = await mailbox.newestLink(applicant.email);
    expect((await fetch(confirmation, { redirect: 'manual' })).status).toBe(303);
    await signIn(page, applicant);
    await expectHome(page);
  },
);
