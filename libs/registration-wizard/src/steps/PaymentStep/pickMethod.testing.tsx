import { screen } from '@testing-library/react';
import { openWizard } from '../../testing/openWizard.testing.tsx';

/** Opens the last step without a payment method. */
export async function pickMethod(answers = {}) {
  const wizard = await openWizard({ step: 5, answers: { paymentMethod: '', ...answers } });
  const pick = (name: string) => wizard.user.click(screen.getByRole('radio', { name }));
  return { ...wizard, pick };
}
