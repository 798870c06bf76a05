import { Button, Inline, Stack, Text, useAnnounce } from '@bank-bonuses/ui';
import { useRef, useState } from 'react';

/** The secret for typing: in groups of four, and to copy without the gaps. */
export function SecretKey({ secret }: { secret: string }) {
  const announce = useAnnounce();
  const text = useRef<HTMLElement>(null);
  const [word, setWord] = useState('Copy');

  const copy = async () => {
    try {
      // There is no clipboard without a secure origin; that throws too.
      await navigator.clipboard.writeText(secret);
      setWord('Copied');
      announce('Copied the key');
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setWord('Selected');
      announce('Could not copy the key. It is selected now, for you to copy it yourself.');
    }
  };

  return (
    <Stack gap="xs">
      <Text tone="quiet" size="small">
        If you cannot scan it, enter this key in the app:
      </Text>
      <Inline gap="sm">
        <code ref={text}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        <Button variant="quiet" size="small" aria-label={`${word} key`} onClick={() => void copy()}>
          {word}
        </Button>
      </Inline>
    </Stack>
  );
}
