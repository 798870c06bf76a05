import { expectAccessible } from '../../fixtures/page/axe.ts';
import { plainPhoto } from '../../fixtures/photos/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  expectSuccess,
  errorBox,
  fillStep,
  fillUpTo,
  next,
  submit,
} from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';
import { choosePhoto } from '../../pages/wizardPhotos.ts';
import { acceptContracts } from '../../pages/wizardPayment.ts';

test(
  'the error summary keeps the errors of the last press, and its links lead to fields of the page',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 4, applicant);
    await next(page);
    await expectFailedStep(page, 4);
    const links = errorBox(page).getByRole('link');
    const texts = [
      "Please upload the front and back of your driver's license",
      'Please upload a selfie photo for identity verification',
      "Please enter your mother's maiden name",
    ];
    await expect(links).toHaveText(texts);
    await choice(page, 'Passport').check();
    await expect(links).toHaveText(texts);
    await expectAccessible(page, 'step 4, another document after an error');
    // The photos of the license are hidden now, so the link leads to the choice that hid them.
    await links.first().click();
    await expect(choice(page, "Driver's License")).toBeFocused();
    await field(page, "Mother's Maiden Name").fill(applicant.mothersMaidenName);
    await expect(field(page, "Mother's Maiden Name")).not.toHaveAttribute('aria-invalid');
    await choosePhoto(page, 'selfie', await plainPhoto('selfie'));
    await choosePhoto(page, 'passport', await plainPhoto('passport'));
    await expect(links).toHaveText(texts);
    await next(page);
    await expectStep(page, 5);

    await choice(page, 'Card').check();
    await acceptContracts(page);
    await submit(page);
    await expectFailedStep(page, 5);
    await choice(page, 'Wire transfer').check();
    await expect(
      page.getByRole('status').filter({ hasText: /^Wire transfer chosen\./ }),
    ).toHaveText('Wire transfer chosen. The total is $5,000.00. The payment details follow.');
    await page.getByRole('checkbox', { name: "I've sent the payment" }).check();
    await submit(page);
    await expectSuccess(page);
  },
);

test(
  'an impossible birth date is rejected at its field; an unlikely birth date only causes advice',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 2, applicant);
    const birthDate = field(page, 'Date of Birth');
    await fillStep(page, 2, {
      ...applicant,
      ssn: '666123456',
      phone: '5',
      dateOfBirth: '2999-04-12',
    });
    await next(page);
    await expectFailedStep(page, 2);
    await expect(errorBox(page)).toHaveText(/^Please enter a valid date of birth/);
    await expect(birthDate).toHaveAccessibleDescription('Please enter a valid date of birth');
    await birthDate.fill(`${new Date().getFullYear() - 17}-01-01`);
    await next(page);
    await expect(birthDate).toHaveAccessibleDescription(
      'You must be at least 18 years old to register',
    );
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(/very short/);
    await expect(field(page, 'Social Security Number')).toHaveAccessibleDescription(/never been/);
    await expectAccessible(page, 'step 2, under age and with advice');
    await birthDate.fill(applicant.dateOfBirth);
    await next(page);
    await expectStep(page, 3);

    // Selects the state with the longest name, in a window in which the state shares a row with the
    // city and the ZIP code.
    await page.setViewportSize({ width: 1280, height: 800 });
    const state = field(page, 'State');
    await state.selectOption('MP');
    expect(await state.evaluate(spareWidth)).toBeGreaterThanOrEqual(0);
  },
);

/**
 * Returns how many pixels a select has left beside the text of its selected option; negative if the
 * text is cut off.
 */
function spareWidth(element: HTMLElement | SVGElement): number {
  const select = element as HTMLSelectElement;
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas here');
  context.font = font;
  const text = context.measureText(select.selectedOptions[0]?.text ?? '').width;
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
}
