import { renderWithProviders, type RenderOptions } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { keepRules } from '../fields/loadedRules.ts';
import { rules } from '../fields/rules.ts';
import { specifiedRules } from '../fields/passwordRules.ts';
import type { RegistrationForm } from '../fields/table.ts';
import { resolver, type CheckContext } from '../form/resolver.ts';
import { filledForm } from './filledForm.ts';

/**
 * Renders a part of a step in the registration's form, with the page's live region. The form is
 * completely filled in, except for the given answers.
 */
export async function renderPart(
  part: ReactNode,
  answers: Partial<RegistrationForm> = {},
  options?: RenderOptions,
) {
  keepRules(rules);
  function Form() {
    const form = useForm<RegistrationForm, CheckContext>({
      defaultValues: { ...filledForm, ...answers },
      context: { applicant: { kind: 'new' }, rules: specifiedRules },
      resolver,
    });
    return (
      <FormProvider {...form}>
        <main>{part}</main>
        <LiveRegion />
      </FormProvider>
    );
  }
  return renderWithProviders(<Form />, options);
}
