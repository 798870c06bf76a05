import { newApplicant } from '../fixtures/people/applicants.ts';
import { photo } from '../fixtures/photos/photos.ts';
import {
  browserBytes,
  expectNowhere,
  folderBytes,
  textBytes,
  typedSecrets,
} from '../fixtures/secrets.ts';
import { expect, ownSandboxTest as test } from '../fixtures/test.ts';
import { expectHome, signIn, storedSession } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const photoMarker = 'Photo-marker-5b1f2f6e4d01';

test(
  'no secret stays in the browser, a URL, the console, the output or the data folder',
  { tag: '@registration' },
  async ({ page, context, guard, mailbox, ownSandbox, applicant }) => {
    const cardHolder = newApplicant().lastName;
    const secrets = {
      ...typedSecrets(applicant),
      'card holder': [cardHolder],
      'photo metadata': [photoMarker],
    };
    const snap = (name: string) => photo(name, { metadata: photoMarker });
    const [front, back, selfie] = await Promise.all(['f.jpg', 'b.jpg', 's.jpg'].map(snap));
    const traces = () =>
      textBytes({
        urls: guard.urls.join('\n'),
        console: guard.consoleLines.join('\n'),
        output: ownSandbox.output,
      });

    await fillWizard(page, applicant, { photos: { front, back, selfie }, cardHolder });
    expectNowhere(await browserBytes(page, context), secrets);
    await submit(page);
    await expectSuccess(page);
    expectNowhere(await browserBytes(page, context), secrets);
    expectNowhere(textBytes({ page: await page.content() }), secrets);

    await page.goto(await mailbox.newestLink(applicant.email));
    await expectHome(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn(page, applicant);
    expectNowhere(await browserBytes(page, context), secrets);

    const session = await storedSession(page);
    const tokens = {
      'access token': [session?.access_token ?? ''],
      'refresh token': [session?.refresh_token ?? ''],
    };
    expect(session).toBeDefined();

    // An open page would keep requesting the data of the other screens.
    await page.close();
    await ownSandbox.stop();
    expectNowhere(traces(), { ...secrets, ...tokens });
    expectNowhere(await folderBytes(ownSandbox.folder), { ...secrets, ...tokens });
  },
);
