'use client';

import { useEffect, useRef } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Button } from '../Button/Button.tsx';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { offlineText } from './offlineText.ts';
import { useIsOnline } from './useIsOnline.ts';

export interface LoadErrorProps extends Omit<Closed<'div'>, 'title' | 'children' | 'role'> {
  /** Error text, from the server or from the page itself. */
  message: string;
  /** Details below the message. Without it, a note is shown there if the browser is offline. */
  description?: string | undefined;
  /** Called when the 'Try again' button is pressed. */
  onRetry: () => void;
  /** Whether a retry is running. @default false */
  retrying?: boolean;
}

/** Renders an error and a 'Try again' button in place of data that could not be loaded. */
export function LoadError({
  message,
  description: givenDescription,
  onRetry,
  retrying = false,
  ...props
}: LoadErrorProps) {
  const isOnline = useIsOnline();
  const description =
    givenDescription ?? (isOnline || message === offlineText ? undefined : offlineText);
  const pressed = useRef(false);
  useRepeatedAlert(description ? `${message} ${description}` : message, retrying);
  useFocusPassedOn(pressed);
  return (
    <Notice {...props} tone="critical" role="alert">
      <Stack gap="md" align="start">
        <Stack gap="xxs">
          <Text>{message}</Text>
          {description && (
            <Text tone="quiet" size="small">
              {description}
            </Text>
          )}
        </Stack>
        <Button
          variant="outline"
          tone="neutral"
          loading={retrying}
          onClick={() => {
            pressed.current = true;
            onRetry();
          }}
        >
          Try again
        </Button>
      </Stack>
    </Notice>
  );
}

/**
 * Announces the error again after a failed retry, because screen readers announce an alert only
 * when its text changes.
 */
function useRepeatedAlert(words: string, retrying: boolean) {
  const announce = useAnnounce();
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current && !retrying) announce(words, 'assertive');
    tried.current = retrying;
  }, [announce, words, retrying]);
}

/**
 * Moves focus to the page's heading if the pressed button had focus and is removed because the data
 * has loaded.
 */
function useFocusPassedOn(pressed: { current: boolean }) {
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (pressed.current && isLost) document.querySelector<HTMLElement>('h1')?.focus();
    },
    [pressed],
  );
}
