import {
  mailIntervalSeconds,
  useMailCooldown,
  type Factor,
  type FactorKind,
} from '@bank-bonuses/auth';
import { Text } from '@bank-bonuses/ui';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SendAnother } from '../codes/SendAnother.tsx';
import { takeFocus } from '../takeFocus.ts';
import { AppSecret } from './AppSecret.tsx';
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

/**
 * Renders the two steps of an enrollment: what is added, then the code of the app or of the message,
 * which confirms it.
 */
export function EnrollmentForm({ enrollment, onAdded, ...props }: EnrollmentFormProps) {
  const { begun, call, begin, confirm } = enrollment;
  if (!begun) {
    return <NewFactorForm {...props} call={call} onSubmit={(factor) => void begin(factor)} />;
  }
  const isApp = begun.kind === 'totp';
  return (
    <CodeForm
      id={props.id}
      call={call}
      description={
        isApp ? 'The six digits that the app shows now' : 'The six digits of the newest message'
      }
      onSubmit={(code) => void confirm(code).then((isAdded) => isAdded && onAdded?.(begun.name))}
      footer={!isApp && <AnotherMessage enrollment={enrollment} />}
    >
      {isApp ? (
        <AppSecret {...begun} />
      ) : (
        <Text ref={takeFocus} tabIndex={-1}>
          We have sent a code to {begun.number}.
        </Text>
      )}
    </CodeForm>
  );
}

function AnotherMessage({ enrollment }: Pick<EnrollmentFormProps, 'enrollment'>) {
  const { secondsLeft, start } = useMailCooldown(mailIntervalSeconds);
  return (
    <SendAnother
      secondsLeft={secondsLeft}
      isSending={enrollment.call.isBusy}
      onSend={() => void enrollment.sendAnother().then(() => start())}
    />
  );
}

/** Returns the texts of the button that submits the current step. */
export function buttonTexts(kind: FactorKind, isConfirming: boolean) {
  if (isConfirming) return { label: 'Confirm', busyLabel: 'Confirming...' };
  return kind === 'totp'
    ? { label: 'Continue', busyLabel: 'Preparing...' }
    : { label: 'Text me a code', busyLabel: 'Sending...' };
}
