import { Button, Heading, Notice, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useNavigate } from 'react-router';
import { CodeForm } from './CodeForm.tsx';
import { RequestLinkForm } from '../requestLink/RequestLinkForm.tsx';
import type { LinkRequest } from '../requestLink/useLinkRequest.ts';
import { SupportLink } from '../SupportLink.tsx';

export interface RecoveryHelpProps {
  /**
   * Reason why no password can be set; `undefined` if the visitor is expected to enter the code.
   */
  reason: string | undefined;
  /** Whether the link may still be valid, because the service could not be reached. */
  canRetry: boolean;
  /**
   * Whether the link of the email has been opened. This also uses up the email's code, so only a
   * new email helps.
   */
  codeIsUsed: boolean;
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
  reason,
  canRetry,
  codeIsUsed,
  request,
  isExpected,
  onVerified,
}: RecoveryHelpProps) {
  const navigate = useNavigate();
  useErrorTitle(reason !== undefined);
  // If an email has been sent, the code field is the main option. Otherwise the request for an
  // email is the main option.
  const hasMail = request.sentTo !== undefined || (isExpected && !codeIsUsed);
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
        {codeIsUsed && <OpenedByAScanner />}
        <CodeForm
          request={request}
          variant={hasMail ? 'filled' : 'outline'}
          onVerified={onVerified}
        />
      </Stack>
    </Stack>
  );
}

/**
 * Renders the advice for a mail scanner that opens links before the customer does. The page cannot
 * prevent a scanner from using up the link and its code.
 */
const OpenedByAScanner = () => (
  <Text tone="quiet" size="small">
    You did not open the link before? Some mail services open every link before you do. If the code
    of the next email does not work either, contact <SupportLink />.
  </Text>
);
