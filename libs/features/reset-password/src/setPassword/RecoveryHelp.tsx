import { Button, Heading, Notice, Stack, Text, useErrorTitle } from '@bank-bonuses/ui';
import { useNavigate } from 'react-router';
import { CodeForm } from './CodeForm.tsx';
import { RequestLinkForm } from '../requestLink/RequestLinkForm.tsx';
import { useLinkRequest } from '../requestLink/useLinkRequest.ts';

export interface RecoveryHelpProps {
  /** Why no password can be set now; absent for somebody who came to enter the code. */
  reason: string | undefined;
  /** The link is still good, only the service was out of reach. */
  canRetry: boolean;
  /** Somebody has opened the mail's link: that has used up its code, and only a new mail helps. */
  codeIsUsed: boolean;
  /** The address, when the page before knew it. */
  email: string;
  onVerified: () => void;
}

const codeText = 'Every reset email also contains a code, which works in any browser.';
const usedText =
  'The code of an email whose link was opened no longer works. Ask for a new email first, and ' +
  'enter its code here without opening its link.';

/** The second mode without a session: what happened, and the two ways on. */
export function RecoveryHelp({
  reason,
  canRetry,
  codeIsUsed,
  email,
  onVerified,
}: RecoveryHelpProps) {
  const navigate = useNavigate();
  const request = useLinkRequest(email);
  useErrorTitle(reason !== undefined);
  // Whoever has a mail needs the code field first; everybody else needs a mail.
  const hasMail = request.sentTo !== undefined || (email !== '' && !codeIsUsed);
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
        <CodeForm
          request={request}
          variant={hasMail ? 'filled' : 'outline'}
          onVerified={onVerified}
        />
      </Stack>
    </Stack>
  );
}
