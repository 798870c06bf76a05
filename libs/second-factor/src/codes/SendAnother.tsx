import { waitText } from '@bank-bonuses/auth';
import { Text, TextButton } from '@bank-bonuses/ui';

export interface SendAnotherProps {
  /** Until the service sends another one. */
  secondsLeft: number;
  isSending: boolean;
  onSend: () => void;
}

/** Renders the button for another message, enabled once the service allows one. */
export const SendAnother = ({ secondsLeft, isSending, onSend }: SendAnotherProps) =>
  secondsLeft > 0 ? (
    <Text tone="quiet" size="small">
      {`Nothing there? You can ask for another code in ${waitText(secondsLeft)}.`}
    </Text>
  ) : (
    <TextButton standalone disabled={isSending} onClick={onSend}>
      {isSending ? 'Sending...' : 'Send another code'}
    </TextButton>
  );
