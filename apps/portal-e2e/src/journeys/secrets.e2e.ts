import { newApplicant } from '../fixtures/people/applicants.ts';
import { photo } from '../fixtures/photos/photos.ts';
import {
  browserBytes,
  expectNowhere,
  folderBytes,
  textBytes,
  typedSecrets,
} from '../fixtures/secrets.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, logOut, signIn, storedSession } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const photoMarker = 'Photo-marker-5b1f2f6e4d01';

test('no secret stays in the browser, a URL, the console, the output or the data folder', async ({
  page,
  context,
  guard,
  mailbox,
  sandbox,
  applicant,
}) => {
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
      output: sandbox.output(),
    });

  await fillWizard(page, applicant, { photos: { front, back, selfie }, cardHolder });
  expectNowhere(await browserBytes(page, context), secrets);
  await submit(page);
  await expectSuccess(page);
  expectNowhere(await browserBytes(page, context), secrets);
  expectNowhere(textBytes({ page: await page.content() }), secrets);

  await page.goto(await mailbox.newestLink(applicant.email));
  await expectHome(page);
  await logOut(page);
  await signIn(page, applicant);
  expectNowhere(await browserBytes(page, context), secrets);

  const session = await storedSession(page);
  const tokens = {
    'access token': [session?.access_token ?? ''],
    'refresh token': [session?.refresh_token ?? ''],
  };
  expect(session).toBeDefined();

  expectNowhere(traces(), { ...secrets, ...tokens });
  const stored = await folderBytes(sandbox.folder);
  // Proves that the search reads the database while the service runs.
  expect(() => expectNowhere(stored, { city: [applicant.city] })).toThrow('city in ');
  expectNowhere(stored, { ...secrets, ...tokens });
});
