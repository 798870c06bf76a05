import { useAuth, useAuthCall, type RedirectResult } from '@bank-bonuses/auth';
import { CodeForm } from '@bank-bonuses/second-factor';
import { Button, Heading, Notice, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useNavigate } from 'react-router';
import { RequestLinkForm } from '../requestLink/RequestLinkForm.tsx';
import type { LinkRequest } from '../requestLink/useLinkRequest.ts';
import { SupportLink } from '../SupportLink.tsx';

export interface RecoveryHelpProps {
  redirectResult: RedirectResult;
  /** Whether the session of the link or code has ended before the password was set. */
  isExpired: boolean;
  /** The request for a new recovery email, with the typed address. */
  request: LinkRequest;
  /** Whether the customer expects an email: the previous page passed on the address. */
  isExpected: boolean;
  onVerified: () => void;
}

const codeText = 'Every reset email also contains a code, which works in any browser.';
const usedText =
  'The code of an email whose link was opened no longer works. Request a new email first, and ' +
  'enter its code here without opening its link.';

/**
 * Renders the page with `type=recovery` but without a session: the reason, and the two options
 * (request a new link, or enter a code).
 */
export function RecoveryHelp({
  redirectResult,
  isExpired,
  request,
  isExpected,
  onVerified,
}: RecoveryHelpProps) {
  const auth = useAuth();
  const navigate = useNavigate();
  const call = useAuthCall('An error occurred during password reset');
  const { kind } = redirectResult;
  const reason = isExpired
    ? 'This link has expired or has already been used.'
    : kind === 'failed'
      ? redirectResult.message
      : isExpected
        ? undefined
        : 'This link is invalid, has expired or was opened in another browser.';
  // The link may still be valid if the service could not be reached.
  const canRetry = kind === 'failed' && redirectResult.reason === 'unreachable';
  // An opened link also uses up the code in the same email, so only a new email helps.
  const codeIsUsed = isExpired || kind === 'recovery' || (kind === 'failed' && !canRetry);
  useErrorTitle(reason !== undefined);
  // If an email has been sent, the code field is the main option. Otherwise the request for an
  // email is the main option.
  const hasMail = request.sentTo !== undefined || (isExpected && !codeIsUsed);

  const verify = async (code: string) => {
    const email = request.usableEmail();
    if (email === undefined) return;
    if (await call.run(() => auth.verifyRecoveryCode({ email, code }))) onVerified();
  };

  return (
    <Stack gap="lg">
      {reason !== undefined && (
        <Notice tone="caution" role="alert">
          {reason}
        </Notice>
      )}
      {canRetry && (
        <Button fullWidth onClick={() => void navigate(0)}>
          Try again
        </Button>
      )}
      <Stack gap="sm">
        <Text>Request a new link, and open it in this browser.</Text>
        <RequestLinkForm request={request} variant={hasMail || canRetry ? 'outline' : 'filled'} />
      </Stack>
      <Stack gap="sm">
        <Heading level={2} size="lead">
          Have a code?
        </Heading>
        <Text>{codeIsUsed && !hasMail ? usedText : codeText}</Text>
        {codeIsUsed && (
          // The page cannot prevent a mail scanner from using up the link and its code.
          <Text tone="quiet" size="small">
            You did not open the link before? Some mail services open every link before you do. If
            the code of the next email does not work either, contact <SupportLink />.
          </Text>
        )}
        <CodeForm
          description="From the newest email that we sent you"
          call={call}
          validateOthers={request.usableEmail}
          onSubmit={(code) => void verify(code)}
          button={
            <Button
              type="submit"
              variant={hasMail ? 'filled' : 'outline'}
              fullWidth
              loading={call.isBusy}
              loadingText="Checking..."
            >
              Continue
            </Button>
          }
        />
      </Stack>
    </Stack>
  );
}
