import { screen } from '@testing-library/react';
import { openWizard } from '../../testing/openWizard.testing.tsx';

/** The last step before a way to pay is chosen. */
export async function pickMethod(answers = {}) {
  const wizard = await openWizard({ step: 5, answers: { paymentMethod: '', ...answers } });
  const pick = (name: string) => wizard.user.click(screen.getByRole('radio', { name }));
  return { ...wizard, pick };
}
