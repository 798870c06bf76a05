import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { useSupportMail } from '@bank-bonuses/portal-config/support';
import { paths, type TypedEmail } from '@bank-bonuses/routes';
import { ErrorSummary, Stack, TextLink } from '@bank-bonuses/ui';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { formErrorTextId } from '../form/useRegistrationForm.ts';
import { idOf, stepOf, lastStep } from '../form/fields.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import { AfterReload } from './LoadErrorBox.tsx';
import { useResolvedErrors, type ShownFormError } from './useResolvedErrors.ts';

export interface FormErrorBoxProps extends ShownFormError {
  /** Called for a field that is on another step: shows that step and focuses the field. */
  onGoTo: (field: FieldName) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * Renders the error box: the specified text, then advice, then links to the fields. If several
 * specified texts apply, each text is a link itself, and no text precedes the links.
 */
export function FormErrorBox({ onGoTo, ref, ...shown }: FormErrorBoxProps) {
  const { formError, asksMore, firstLeft, isResolved } = useResolvedErrors(shown);
  const { step } = shown;
  const email = useFormContext<RegistrationForm>().getValues('email').trim();
  const { message, links, advice, hasMore } = formError;
  return (
    <ErrorSummary
      ref={ref}
      message={
        message !== '' && (
          <Stack gap="xs">
            <span id={formErrorTextId}>{message}</span>
            {advice === 'sign-in-instead' && <SignInInstead email={email} />}
            {advice === 'asked-before' && <AskedBefore />}
            {advice === 'outcome-unknown' && <OutcomeUnknown />}
            {advice === 'card-removed' && <CardRemoved />}
            {advice === 'reload' && <AfterReload />}
            {/contact support/i.test(message) && <ContactSupport />}
          </Stack>
        )
      }
      offersReload={advice === 'reload'}
      // If the box has advice, or its text covers more than the links, the applicant may not be
      // able to continue although all links are resolved.
      changedText={
        advice || (hasMore && message !== '')
          ? undefined
          : changedText(step === lastStep ? 'Register' : 'Next', asksMore)
      }
      items={links.map((link) => {
        const field = firstLeft(link);
        return {
          fieldId: idOf(field),
          message: link.text,
          changed: isResolved(link),
          ...(stepOf(field) !== step && { onSelect: () => onGoTo(field) }),
        };
      })}
    />
  );
}

/** Returns the text that is shown when the errors of all links are resolved. */
const changedText = (button: string, asksMore: boolean) =>
  asksMore
    ? `All errors are fixed. Fill in the fields for your new choice, then press ${button}.`
    : `All errors are fixed. Press ${button}.`;

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

function AskedBefore() {
  return (
    <span>
      If you registered a moment ago, perhaps in another tab, look for our email first. Otherwise
      wait a minute and press Register again: everything you entered is still here.
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
      Your registration may still have arrived, and everything you entered is still here. Trying
      again is safe: you cannot be registered or charged twice.
    </span>
  );
}

/** Renders a link to support, for a text of the service that mentions support. */
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
