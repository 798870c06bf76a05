import { useSession } from '@bank-bonuses/auth';
import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import { EmailText, Notice, TextLink } from '@bank-bonuses/ui';
import { Link } from 'react-router';
import { useAnswer } from '../../../form/registrationForm.ts';
import * as styles from './BeforePaying.css.ts';

/**
 * Renders a warning before the applicant pays: the service rejects an address that already has an
 * account, and the transfer is sent before the registration. Not rendered for a signed-in
 * applicant, who owns the account.
 */
export function BeforePaying() {
  const email = useAnswer('email').trim();
  const state: TypedEmail = { email };
  if (useSession().status === 'signed-in') return null;
  return (
    <Notice tone="caution" title="Before you pay">
      You cannot register with{' '}
      <span className={styles.address}>
        {email ? <EmailText>{email}</EmailText> : 'your email address'}
      </span>{' '}
      if it already has an account. In that case,{' '}
      <TextLink render={<Link to={paths.login} state={state} />}>log in</TextLink> and do not pay a
      second time.
    </Notice>
  );
}
