import type { Factor, FactorKind } from '@bank-bonuses/auth';
import type { LazyDialogProps } from '@bank-bonuses/ui';
import { useId } from 'react';
import { buttonTexts, EnrollmentForm } from '../enrollment/EnrollmentForm.tsx';
import { useEnrollment } from '../enrollment/useEnrollment.ts';
import { SecurityDialog } from './SecurityDialog.tsx';

export interface AddFactorDialogContentProps extends LazyDialogProps {
  kind: FactorKind;
  /** The factors that are already enrolled. */
  known: readonly Factor[];
  onAdded: (name: string) => void;
}

/** Renders the two steps of adding an authenticator app or a phone. */
export function AddFactorDialogContent({
  kind,
  known,
  onOpenChange,
  onAdded,
}: AddFactorDialogContentProps) {
  const formId = useId();
  const enrollment = useEnrollment();
  const { begun, call } = enrollment;
  const close = () => onOpenChange(false);
  return (
    <SecurityDialog
      title={kind === 'totp' ? 'Add an authenticator app' : 'Add a phone'}
      isBusy={call.isBusy}
      isClosable={!call.isBusy || !begun}
      onClose={close}
      keepOnOutsidePress
      form={formId}
      {...buttonTexts(kind, begun !== undefined)}
    >
      <EnrollmentForm
        id={formId}
        kind={kind}
        known={known}
        enrollment={enrollment}
        onAdded={(name) => {
          close();
          onAdded(name);
        }}
      />
    </SecurityDialog>
  );
}
