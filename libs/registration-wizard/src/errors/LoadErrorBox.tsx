import { ErrorSummary, Stack } from '@bank-bonuses/ui';
import type { Ref } from 'react';
import type { FormError } from '../form/formError.ts';

export interface LoadErrorBoxProps {
  formError: FormError;
  ref: Ref<HTMLDivElement>;
}

/**
 * Renders the error box before the lazy steps have loaded. Nothing has been validated yet, so the
 * only possible error is a failed load.
 */
export function LoadErrorBox({ formError: { message, advice }, ref }: LoadErrorBoxProps) {
  return (
    <ErrorSummary
      ref={ref}
      message={
        <Stack gap="xs">
          <span>{message}</span>
          {advice === 'reload' && <AfterReload />}
        </Stack>
      }
      offersReload={advice === 'reload'}
    />
  );
}

/** Renders a sentence about the answers that are restored after a reload. */
export function AfterReload() {
  return (
    <span>
      A reload keeps your answers, except the ones we do not store: password, social security
      number, date of birth, photos, mother&apos;s maiden name, card and agreements.
    </span>
  );
}
