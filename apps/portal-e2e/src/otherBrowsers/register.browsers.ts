import { paths } from '@bank-bonuses/product/routes';
import { onlyRegistration } from '../fixtures/stored/registrations.ts';
import { expectPhoto } from '../fixtures/stored/storedPhotos.ts';
import {
  expectHome,
  expectLogin,
  fillSecurity,
  fillUntilPhotos,
  payAndAgree,
  submitLogin,
} from './steps.ts';
import { expect, test } from './test.ts';

/** Script for the distance in pixels between each legend and the element below it. */
const gapsBelowLegends = `[...document.querySelectorAll('main legend')].map((legend) =>
  legend.nextElementSibling.getBoundingClientRect().top - legend.getBoundingClientRect().bottom)`;

test('an applicant registers with photos and a card, confirms the address and logs in', async ({
  tab,
  sandbox,
  mailbox,
  applicant,
  photoFile,
}) => {
  await tab.open(`${sandbox.url}${paths.register}`);
  await fillUntilPhotos(tab, applicant);
  expect(Math.min(...(await tab.evaluate<number[]>(gapsBelowLegends)))).toBeGreaterThan(4);
  await fillSecurity(tab, applicant, photoFile);
  await payAndAgree(tab, applicant);
  await tab.sees('heading', 'Registration Successful!');
  const { documents, date_of_birth, charges } = await onlyRegistration(
    sandbox.url,
    applicant.email,
  );
  // Checks the date of birth, because browsers differ most in how a date is typed.
  expect([date_of_birth, charges, documents.length]).toEqual([applicant.dateOfBirth, 1, 3]);
  for (const document of documents) await expectPhoto(sandbox.url, document);

  await tab.open(await mailbox.newestLink(applicant.email));
  await expectHome(tab);
  await tab.seesText('No recent activity found');
  await tab.press('button', 'Logout');
  await expectLogin(tab);
  await submitLogin(tab, applicant);
  await expectHome(tab);
});
