import { TextButton, useAnnounce } from '@bank-bonuses/ui';
import { useLayoutEffect, useState } from 'react';
import { idOf } from '../../form/fields.ts';
import { useAnswer, useRegistrationForm } from '../../form/useRegistrationForm.ts';
import { suggestAddress } from './mailTypo.ts';
import { strengthOf, type PasswordStrength } from './passwordStrength.ts';

/** Asks about a slip in a common mail domain, once the field has been left, and mends it by a press. */
export function MailTypo() {
  const { setValue, clearErrors } = useRegistrationForm();
  const announce = useAnnounce();
  const email = useAnswer('email');
  const left = useLeftWith('email', email);
  const meant = left === email ? suggestAddress(email) : undefined;
  if (meant === undefined) return null;
  const mend = () => {
    setValue('email', meant, { shouldDirty: true });
    clearErrors('email');
    announce(`Email changed to ${meant}`);
    // The pressed button is gone; focus must not fall back to the page's top.
    document.getElementById(idOf('email'))?.focus();
  };
  return (
    <>
      Did you mean <TextButton onClick={mend}>{meant}</TextButton>?
    </>
  );
}

/** What a field held when it was last left; nobody is corrected while typing. */
function useLeftWith(name: 'email', value: string): string | undefined {
  const [left, setLeft] = useState(() =>
    document.activeElement?.id === idOf(name) ? undefined : value,
  );
  // With the paint, not after it: this loads while somebody types, who may leave the field in between.
  useLayoutEffect(() => {
    const input = document.getElementById(idOf(name));
    if (!(input instanceof HTMLInputElement)) return;
    const leave = () => setLeft(input.value);
    input.addEventListener('blur', leave);
    return () => input.removeEventListener('blur', leave);
  }, [name]);
  return left;
}

const strengthTexts: Record<PasswordStrength, string> = {
  weak: 'Strength: weak. It would be easy to guess; a few unrelated words are stronger.',
  fair: 'Strength: fair. A longer one is stronger.',
  strong: 'Strength: strong.',
};

/** How hard the password is to guess. Advice, which stops nobody. */
export function PasswordAdvice() {
  const password = useAnswer('password');
  const email = useAnswer('email');
  return password === '' ? null : strengthTexts[strengthOf(password, [email])];
}
