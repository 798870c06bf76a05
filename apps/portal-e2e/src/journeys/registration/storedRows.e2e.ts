import { isFull } from '@bank-bonuses/test-config/full';
import type { Page } from '@playwright/test';
import { identityProviderUser } from '../../fixtures/people/accounts.ts';
import type { Mailbox } from '../../fixtures/mailbox.ts';
import { fullName, type Applicant } from '../../fixtures/people/applicants.ts';
import { expectDocuments, type ExpectedPhoto } from '../../fixtures/stored/storedPhotos.ts';
import { phonePhoto } from '../../fixtures/photos/photos.ts';
import { watchAttempts } from '../../fixtures/network/register.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { paidByCard, rowOf } from '../../fixtures/stored/storedRow.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectSuccess, fillWizard, submit, type Choices } from '../../pages/wizard.ts';
import { agreement, type Agreement } from '../../pages/wizardPayment.ts';

interface Registering {
  page: Page;
  url: string;
  mailbox: Mailbox;
  applicant: Applicant;
  choices: Choices;
  agreements: Agreement[];
}

/** Registers, and returns the stored registration and the payload that the page sent. */
async function register({ page, url, mailbox, applicant, choices, agreements }: Registering) {
  const attempts = watchAttempts(page);
  await fillWizard(page, applicant, choices);
  const checks = await checkAgain(page, agreements);
  await submit(page);
  await expectSuccess(page);
  const stored = await onlyRegistration(url, applicant.email);
  for (const { kind, from, to } of checks) {
    const at = Date.parse(stored.consents[kind] ?? '');
    expect(at, kind).toBeGreaterThanOrEqual(from);
    expect(at, kind).toBeLessThanOrEqual(to);
  }
  const user = await identityProviderUser(url, mailbox, applicant);
  expect(user).toMatchObject({ id: stored.auth_id, email: applicant.email });
  expect(user.user_metadata).toMatchObject({ full_name: fullName(applicant) });
  return { stored, payload: attempts.registrations[0] };
}

/**
 * Unchecks each agreement and checks it again, because only the time of the last check is stored.
 * Returns the range of that time for each agreement.
 */
async function checkAgain(page: Page, kinds: Agreement[]) {
  const checks: { kind: Agreement; from: number; to: number }[] = [];
  for (const kind of kinds) {
    await agreement(page, kind).uncheck();
    const from = Date.now();
    await agreement(page, kind).check();
    checks.push({ kind, from, to: Date.now() });
  }
  return checks;
}

const contracts: Agreement[] = ['contractor_agreement', 'terms_of_service'];
const selfie: ExpectedPhoto = { filename: 'selfie.jpg', mark: 'selfie' };
const back: ExpectedPhoto = { filename: 'back.jpg', mark: 'back' };

test(
  "the service stores a driver's license and a card with its own billing address as typed",
  { tag: '@registration' },
  async ({ page, applicant, sandbox, mailbox }) => {
    const billing = {
      line1: '7 Quay Road',
      line2: 'Unit 3',
      city: 'Hamilton',
      state: 'ON',
      zip: 'L8P 4X3',
      country: 'Canada',
    };
    const banks = [
      { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
      { institution: 'E*TRADE', accountTypes: ['Personal Brokerage'] },
    ];
    const front = await phonePhoto('IMG_0001.jpeg', {
      kind: 'front',
      owner: applicant.lastName,
      isHeavy: isFull,
    });
    const { stored, payload } = await register({
      page,
      url: sandbox.url,
      mailbox,
      applicant,
      choices: { photos: { front }, billing, banks, referredBy: 'Kim Friend' },
      agreements: ['card_authorization', ...contracts],
    });
    expect(stored).toEqual({
      ...rowOf(applicant),
      ...paidByCard(applicant, billing),
      referred_by: 'Kim Friend',
      existing_bank_accounts: banks,
    });
    await expectDocuments(sandbox.url, stored, payload, {
      dl_photo_back: back,
      // A full run uses the large photo, which takes seconds to create and to upload. The photo is
      // still too large at the first reduced size, so the page sends the second one.
      dl_photo_front: { filename: 'IMG_0001.jpg', mark: 'front', upright: isFull ? 1600 : 2048 },
      selfie_photo: selfie,
    });
  },
);
