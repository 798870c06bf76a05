import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { renderWithProviders, type RenderOptions } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
// Compiles the code, so that no test waits for it.
import '../later.ts';
import type { Later } from '../page/useLater.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import type { WizardState } from '../state/wizard.ts';
import { filledForm } from './filledForm.ts';
import type { StepNumber } from '../fields/field.ts';
import type { RegistrationForm } from '../fields/table.ts';

interface WizardOptions extends RenderOptions {
  step?: StepNumber;
  /** Changes to a completely filled form. */
  answers?: Partial<RegistrationForm>;
  state?: Partial<WizardState>;
  load?: () => Promise<Later>;
}

/** Renders the wizard at a step. The form is completely filled in, except for the given answers. */
export async function openWizard({
  step = 1,
  answers,
  state,
  load,
  ...options
}: WizardOptions = {}) {
  const auth = options.auth ?? createFakeAuth();
  const page = renderWithProviders(
    <RegistrationPage
      start={{
        state: { step, furthest: step, ...state },
        answers: { ...filledForm, ...answers },
        ...(load && { load }),
      }}
    />,
    { path: '/register', ...options, auth },
  );
  await waitFor(() =>
    expect(document.querySelector('form :is(input, select, [role=group])')).not.toBeNull(),
  );
  const { user } = page;
  return {
    ...page,
    auth,
    next: () => user.click(screen.getByRole('button', { name: /^(Next|Register)$/ })),
    async fill(label: string, text: string) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.paste(text);
    },
  };
}

/** Returns the red error box, which the form focuses, or null. */
export const queryErrorBox = () =>
  document.querySelector<HTMLElement>('form [role="group"][tabindex="-1"]:not([data-calm])');

export async function findErrorBox() {
  const box = await waitFor(() => {
    const found = queryErrorBox();
    if (!found) throw new Error('No error box yet');
    return found;
  });
  return {
    box,
    links: () =>
      within(box)
        .queryAllByRole('link')
        .map((link) => link.textContent),
  };
}

/** Waits until the step with this heading is rendered, with its button. */
export async function findStep(heading: string) {
  const found = await screen.findByRole('heading', { level: 2, name: heading });
  await waitFor(() => expect(document.querySelector('form:not(:has([type="submit"]))')).toBeNull());
  return found;
}
