import { waitText } from '@bank-bonuses/auth';
import { Text, TextButton, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';

export interface SendAnotherProps {
  /** Seconds until the service sends another message. */
  secondsLeft: number;
  isSending: boolean;
  onSend: () => void;
}

/** Renders the button that sends another message, enabled once the service allows one. */
export function SendAnother({ secondsLeft, isSending, onSend }: SendAnotherProps) {
  const announce = useAnnounce();
  const isWaiting = secondsLeft > 0;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) announce('You can request another code now.');
    wasWaiting.current = isWaiting;
  }, [announce, isWaiting]);
  return isWaiting ? (
    <Text tone="quiet" size="small">
      {`No code yet? You can request another one in ${waitText(secondsLeft)}.`}
    </Text>
  ) : (
    <TextButton standalone disabled={isSending} onClick={onSend}>
      {isSending ? 'Sending...' : 'Send another code'}
    </TextButton>
  );
}
