import { isPasswordTooLong } from '@bank-bonuses/product';
import { TextButton, useAnnounce } from '@bank-bonuses/ui';
import { idOf } from '../../fields/table.ts';
import { useValueOnBlur } from '../../form/useAdvice.ts';
import { useAnswer, useRegistrationForm } from '../../form/registrationForm.ts';
import { suggestAddress } from './mailTypo.ts';
import { strengthOf, type PasswordStrength } from './passwordStrength.ts';

/**
 * Renders a corrected address, on blur, if the address has a typo in a common mail domain. Pressing
 * the suggestion applies it.
 */
export function MailTypo() {
  const { setValue, clearErrors } = useRegistrationForm();
  const announce = useAnnounce();
  const email = useAnswer('email');
  const valueOnBlur = useValueOnBlur('email');
  const meant = valueOnBlur === email ? suggestAddress(email) : undefined;
  if (meant === undefined) return null;
  const correct = () => {
    setValue('email', meant, { shouldDirty: true });
    clearErrors('email');
    announce(`Email changed to ${meant}`);
    // The pressed button is no longer rendered. Without this call, the focus would move to the top
    // of the page.
    document.getElementById(idOf('email'))?.focus();
  };
  return (
    <span>
      Did you mean <TextButton onClick={correct}>{meant}</TextButton>?
    </span>
  );
}

const strengthMessages: Record<PasswordStrength, string> = {
  weak: 'Strength: weak. It would be easy to guess; a few unrelated words are stronger.',
  fair: 'Strength: fair. A longer one is stronger.',
  strong: 'Strength: strong.',
};

/** Renders the strength of the password: how hard it is to guess. */
export function PasswordAdvice() {
  const password = useAnswer('password');
  const email = useAnswer('email');
  // A password that is too long is rejected by the step, so its strength is not shown.
  if (password === '' || isPasswordTooLong(password)) return null;
  return <span>{strengthMessages[strengthOf(password, [email])]}</span>;
}
