import { Button, ErrorSummary, OneTimeCodeField, Stack, useErrorTitle } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import type { useCodeForm } from './useCodeForm.ts';

export interface CodeFieldsProps {
  form: ReturnType<typeof useCodeForm>;
  /** A text that says where to find the code. */
  description: string;
  /** Content between the field and its error box. */
  children?: ReactNode;
}

/** Renders the field for a code, its button and its error. */
export function CodeFields({ form, description, children }: CodeFieldsProps) {
  const { field, fieldError, formError, isChecking, submit } = form;
  useErrorTitle(formError !== undefined || fieldError !== undefined);
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <OneTimeCodeField
          ref={field}
          label="6-digit code"
          description={description}
          name="code"
          required
          error={fieldError}
          disabled={isChecking}
        />
        <Button type="submit" fullWidth loading={isChecking} loadingText="Checking...">
          Continue
        </Button>
        {formError && (
          <ErrorSummary message={formError.message} offersReload={formError.offersReload} />
        )}
        {children}
      </Stack>
    </form>
  );
}
