import { waitText } from '@bank-bonuses/auth';
import { Text, TextButton } from '@bank-bonuses/ui';

export interface SendAnotherProps {
  /** Seconds until the service sends another message. */
  secondsLeft: number;
  isSending: boolean;
  onSend: () => void;
}

/** Renders the button that sends another message, enabled once the service allows one. */
export const SendAnother = ({ secondsLeft, isSending, onSend }: SendAnotherProps) =>
  secondsLeft > 0 ? (
    <Text tone="quiet" size="small">
      {`No code yet? You can request another one in ${waitText(secondsLeft)}.`}
    </Text>
  ) : (
    <TextButton standalone disabled={isSending} onClick={onSend}>
      {isSending ? 'Sending...' : 'Send another code'}
    </TextButton>
  );
