import { usePortalConfig, useSupportMail } from '@bank-bonuses/product/react';
import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import { TextLink } from '@bank-bonuses/ui';
import { Link } from 'react-router';
import type { FormError } from './formError.ts';

export interface ErrorAdviceProps extends TypedEmail {
  advice: FormError['advice'];
  /** Whether the text of the error mentions support. */
  namesSupport: boolean;
}

/** Renders the advice after a failed submission. */
export function ErrorAdvice({ advice, namesSupport, ...typed }: ErrorAdviceProps) {
  const text = advice && adviceTexts[advice];
  return (
    <>
      {advice === 'sign-in-instead' && <SignInInstead {...typed} />}
      {text && <span>{text}</span>}
      {namesSupport && <ContactSupport />}
    </>
  );
}

const adviceTexts: Partial<Record<NonNullable<FormError['advice']>, string>> = {
  'asked-before':
    'If you registered a moment ago, perhaps in another tab, look for our email first. Otherwise wait a minute and press Register again. Everything you entered is still here.',
  'card-removed':
    'For your safety the card number and the security code were removed from this page. Everything else is still here.',
  'outcome-unknown':
    'Your registration may still have arrived, and everything you entered is still here. Trying again is safe: you cannot be registered or charged twice.',
  reload:
    "A reload keeps your answers, except the ones we do not store: password, Social Security number, date of birth, photos, mother's maiden name, card and agreements.",
};

/**
 * Renders links to log in or to reset the password. The pages they open receive the typed address.
 */
function SignInInstead(typed: TypedEmail) {
  return (
    <span>
      If this account is yours,{' '}
      <TextLink render={<Link to={paths.login} state={typed} />}>log in</TextLink> or{' '}
      <TextLink render={<Link to={paths.resetPassword} state={typed} />}>
        reset your password
      </TextLink>
      .
    </span>
  );
}

function ContactSupport() {
  const support = usePortalConfig()?.supportEmail;
  const link = useSupportMail({ subject: 'My registration' });
  if (link === undefined) return null;
  return (
    <span>
      Contact support: <TextLink href={link}>{support}</TextLink>
    </span>
  );
}
