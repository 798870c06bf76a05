import { expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { openWizard } from '../testing/openWizard.testing.tsx';
import { isAsked } from '../fields/conditions.ts';
import type { StepNumber } from '../fields/field.ts';
import { type FieldName, fieldsOf, idOf, type RegistrationForm } from '../fields/table.ts';

const cases: [step: StepNumber, of: string, answers: Partial<RegistrationForm>][] = [
  [1, 'a new applicant', {}],
  [2, 'any applicant', {}],
  [3, 'any applicant', {}],
  [4, "a driver's license", { idCardType: 'drivers_license' }],
  [4, 'a passport and another citizenship', { idCardType: 'passport', isUsCitizen: false }],
  [5, 'a card and another address', { paymentMethod: 'card', billingAddressSameAsHome: false }],
  [5, 'a wire', { paymentMethod: 'wire' }],
];

/** Timestamps of agreements have no field on the page. */
const moments = /AcceptedAt$/;

test.each(cases)(
  'step %i has all of its fields, in the order of their list, for %s',
  async (step, _, answers) => {
    await openWizard({ step, answers });
    const places = new Map(
      [...document.querySelectorAll('form [id]')].map(({ id }, place) => [id, place]),
    );
    const asked = fieldsOf(step).filter(
      (field) => isAsked(field, { ...filledForm, ...answers }) && !moments.test(field),
    );
    const placeOf = (field: FieldName) => places.get(idOf(field)) ?? 0;
    expect(asked.filter((field) => !places.has(idOf(field)))).toEqual([]);
    expect(asked.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual(asked);
  },
);
