import { paths } from '@bank-bonuses/routes';
import { ErrorSummary, Stack, TextLink } from '@bank-bonuses/ui';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { failureTextId } from './form/faults.ts';
import { idOf } from './form/fields.ts';
import type { Failure } from './wizard.ts';

export interface FailureBoxProps {
  failure: Failure;
  ref: Ref<HTMLDivElement>;
}

/** The red box: the specified text first, then what else helps, then links to the fields. */
export function FailureBox({ failure: { message, links, advice }, ref }: FailureBoxProps) {
  return (
    <ErrorSummary
      ref={ref}
      {...(message === '' && { title: 'There is a problem' })}
      message={
        message !== '' && (
          <Stack gap="xs">
            <span id={failureTextId}>{message}</span>
            {advice === 'sign-in-instead' && <SignInInstead />}
            {advice === 'outcome-unknown' && <OutcomeUnknown />}
            {advice === 'card-removed' && <CardRemoved />}
          </Stack>
        )
      }
      items={links.map(({ field, text }) => ({ fieldId: idOf(field), text }))}
    />
  );
}

function SignInInstead() {
  return (
    <span>
      If this account is yours, <TextLink render={<Link to={paths.login} />}>log in</TextLink> or{' '}
      <TextLink render={<Link to={paths.resetPassword} />}>reset your password</TextLink>.
    </span>
  );
}

function CardRemoved() {
  return (
    <span>
      For your safety the card number and the security code were removed from this page. Everything
      else is still here.
    </span>
  );
}

function OutcomeUnknown() {
  return (
    <span>
      Your registration may have arrived all the same, and everything you entered is still here.
      Trying again is safe: you cannot be registered or charged twice.
    </span>
  );
}
