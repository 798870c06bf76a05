import type { Factor, FactorKind } from '@bank-bonuses/auth';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import { ConfirmPhoneForm } from './ConfirmPhoneForm.tsx';
import { NewFactorForm } from './NewFactorForm.tsx';
import type { useEnrollment } from './useEnrollment.ts';

export interface EnrollmentFormProps {
  id: string;
  kind: FactorKind;
  /** The factors that are already enrolled. */
  known: readonly Factor[];
  enrollment: ReturnType<typeof useEnrollment>;
  /**
   * Whether the first field takes the focus on mount, because the form replaces the focused
   * element.
   * @default false
   */
  takesFocus?: boolean;
  /** Called with the name of the new factor. The session's state is updated even without this. */
  onAdded?: (name: string) => void;
}

/** Renders the two steps of an enrollment: what is added, then the code that confirms it. */
export function EnrollmentForm({ enrollment, onAdded, ...props }: EnrollmentFormProps) {
  const { begun, isBusy, error, begin, sendAnother, confirm } = enrollment;
  if (!begun) {
    return (
      <NewFactorForm
        {...props}
        isBusy={isBusy}
        error={error}
        onSubmit={(factor) => void begin(factor)}
      />
    );
  }
  const form = {
    id: props.id,
    isBusy,
    error,
    onSubmit: (code: string) =>
      void confirm(code).then((isAdded) => isAdded && onAdded?.(begun.name)),
  };
  return begun.kind === 'totp' ? (
    <ConfirmAppForm {...form} enrollment={begun} />
  ) : (
    <ConfirmPhoneForm {...form} number={begun.number} onSendAnother={sendAnother} />
  );
}

export interface ConfirmButtonTexts {
  label: string;
  busyLabel: string;
}

/** Returns the texts of the button that submits the current step. */
export function buttonTexts(kind: FactorKind, isConfirming: boolean): ConfirmButtonTexts {
  if (isConfirming) return { label: 'Confirm', busyLabel: 'Confirming...' };
  return kind === 'totp'
    ? { label: 'Continue', busyLabel: 'Preparing...' }
    : { label: 'Text me a code', busyLabel: 'Sending...' };
}
