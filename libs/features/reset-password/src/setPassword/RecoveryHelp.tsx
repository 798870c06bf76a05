import { Button, Heading, Notice, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useNavigate } from 'react-router';
import { CodeForm } from './CodeForm.tsx';
import { RequestLinkForm } from '../requestLink/RequestLinkForm.tsx';
import type { LinkRequest } from '../requestLink/useLinkRequest.ts';
import { SupportLink } from '../SupportLink.tsx';

export interface RecoveryHelpProps {
  /** Why no password can be set; `undefined` for a visitor who enters the code. */
  reason: string | undefined;
  /** The link is still good, only the service was out of reach. */
  canRetry: boolean;
  /** The person has opened the mail's link: that has used up its code, and only a new mail helps. */
  codeIsUsed: boolean;
  /** The address, and the request of its mail. */
  request: LinkRequest;
  /** Whether the previous page knew the address, so that a mail was sent. */
  isExpected: boolean;
  onVerified: () => void;
}

const codeText = 'Every reset email also contains a code, which works in any browser.';
const usedText =
  'The code of an email whose link was opened no longer works. Ask for a new email first, and ' +
  'enter its code here without opening its link.';

/** Renders the second mode without a session: what happened, and the two options. */
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
  // A customer with a mail needs the code field first; everyone else needs a mail.
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
        <Text>Ask for a new link, and open it in this browser.</Text>
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

/** Nothing that the page does gets the link or its code past such a scanner. */
const OpenedByAScanner = () => (
  <Text tone="quiet" size="small">
    You have not opened the link before? Some mail services open every link before you do. If the
    code of the next email does not work either, write to <SupportLink />.
  </Text>
);
