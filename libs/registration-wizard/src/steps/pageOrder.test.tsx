import { expect, test } from 'vitest';
import { fieldsOf, idOf, type StepNumber } from '../form/fields.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { openWizard } from '../testing/openWizard.testing.tsx';

const cases: [step: StepNumber, of: string, answers: Partial<RegistrationForm>][] = [
  [1, 'a new applicant', {}],
  [2, 'everybody', {}],
  [3, 'everybody', {}],
  [4, "a driver's license", { idCardType: 'drivers_license' }],
  [4, 'a passport and another citizenship', { idCardType: 'passport', isUsCitizen: false }],
  [5, 'a card and another address', { paymentMethod: 'card', billingAddressSameAsHome: false }],
  [5, 'a wire', { paymentMethod: 'wire' }],
];

test.each(cases)(
  'step %i asks in the order of its list of fields: %s',
  async (step, _, answers) => {
    await openWizard({ step, answers });
    const places = new Map(
      [...document.querySelectorAll('form [id]')].map(({ id }, place) => [id, place]),
    );
    const shown = fieldsOf(step).filter((field) => places.has(idOf(field)));
    expect(shown.length).toBeGreaterThan(2);
    const placeOf = (field: (typeof shown)[number]) => places.get(idOf(field)) ?? 0;
    expect(shown.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual(shown);
  },
);
