import type { Challenge, Factor } from '@bank-bonuses/auth';
import { useAuth } from '@bank-bonuses/auth';
import { useSignInPolicy } from '@bank-bonuses/portal-config/policy';
import {
  Button,
  Dialog,
  ErrorSummary,
  OneTimeCodeField,
  SelectField,
  Stack,
  Text,
} from '@bank-bonuses/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { codeError } from '../factorTexts.ts';
import { shownName } from './appNames.ts';
import { useSecurityCall } from './useSecurityCall.ts';

export interface RemoveAppDialogProps {
  /** The one to remove; the dialog is open while there is one. */
  app: Factor | undefined;
  /** All there are. */
  apps: readonly Factor[];
  onClose: () => void;
  onRemoved: (name: string) => void;
}

/** Asks for a fresh code, says what follows, and removes. */
export function RemoveAppDialog({ app, apps, onClose, onRemoved }: RemoveAppDialogProps) {
  const formId = useId();
  const auth = useAuth();
  const { isBusy, error, run, reset } = useSecurityCall();
  const shown = useLast(app);

  const close = () => {
    if (isBusy) return;
    reset();
    onClose();
  };

  const remove = (target: Factor, source: Factor, code: string, sent: Challenge | undefined) =>
    run(async () => {
      const factors = await auth.loadFactors();
      const challenge = sent ?? (await factors.challenge(source));
      await factors.verify({ challenge, code });
      await factors.remove(target.id);
    }).then((isDone) => {
      if (!isDone) return;
      onClose();
      onRemoved(shownName(target));
    });

  return (
    <Dialog
      open={app !== undefined}
      onOpenChange={close}
      title={`Remove ${shown ? shownName(shown) : ''}`}
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="critical"
            loading={isBusy}
            loadingText="Removing..."
          >
            Remove
          </Button>
        </>
      }
    >
      {shown && (
        <RemoveForm
          id={formId}
          app={shown}
          apps={apps}
          isBusy={isBusy}
          error={error}
          onSend={async (source) => {
            let challenge: Challenge | undefined;
            await run(async () => {
              challenge = await (await auth.loadFactors()).challenge(source);
            });
            return challenge;
          }}
          onSubmit={(source, code, sent) => void remove(shown, source, code, sent)}
        />
      )}
    </Dialog>
  );
}

/** The last one given: a dialog keeps its words while it fades. */
function useLast(app: Factor | undefined): Factor | undefined {
  const [last, setLast] = useState(app);
  if (app && app !== last) setLast(app);
  return app ?? last;
}

interface RemoveFormProps {
  id: string;
  app: Factor;
  apps: readonly Factor[];
  isBusy: boolean;
  error: ReturnType<typeof useSecurityCall>['error'];
  /** Has a phone sent its code. */
  onSend: (source: Factor) => Promise<Challenge | undefined>;
  onSubmit: (source: Factor, code: string, sent: Challenge | undefined) => void;
}

function RemoveForm({ id, app, apps, isBusy, error, onSend, onSubmit }: RemoveFormProps) {
  const { requiresSecondFactor } = useSignInPolicy();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [sent, setSent] = useState<Challenge>();
  // A code of one that stays proves that the customer is not left with one that is lost; and a session that
  // was raised by the removed one falls back to the first level.
  const others = apps.filter(({ id: other }) => other !== app.id);
  const sources = others.length > 0 ? others : [app];
  const [sourceId, setSourceId] = useState(sources[0]?.id);
  const source = sources.find(({ id: candidate }) => candidate === sourceId) ?? app;
  const isWrong = error?.code === 'mfa_verification_failed';

  useEffect(() => {
    if (error && !isBusy) field.current?.focus();
  }, [error, isBusy]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = codeError(code);
        setFieldError(found);
        if (found) field.current?.focus();
        else onSubmit(source, code, sent?.factorId === source.id ? sent : undefined);
      }}
    >
      <Stack gap="md">
        <Text>{consequence(others, requiresSecondFactor)}</Text>
        {sources.length > 1 && (
          <SelectField
            label="Take the code from"
            options={sources.map((each) => ({ value: each.id, label: shownName(each) }))}
            value={source.id}
            disabled={isBusy}
            onValueChange={setSourceId}
          />
        )}
        {source.kind === 'phone' && (
          <Button
            variant="outline"
            size="small"
            disabled={isBusy}
            onClick={() => void onSend(source).then(setSent)}
          >
            {sent ? 'Send another code' : 'Send a code'}
          </Button>
        )}
        <OneTimeCodeField
          ref={field}
          label="6-digit code"
          hint={
            source.kind === 'phone'
              ? `The six digits of the newest message to ${shownName(source)}`
              : `The six digits that ${shownName(source)} shows now`
          }
          value={code}
          disabled={isBusy}
          error={fieldError ?? (isWrong ? error.message : undefined)}
          onValueChange={(digits) => {
            setCode(digits);
            setFieldError(undefined);
          }}
        />
        {error && !isWrong && (
          <ErrorSummary message={error.message} offersReload={error.offersReload} />
        )}
      </Stack>
    </form>
  );
}

function consequence(others: readonly Factor[], requiresSecondFactor: boolean): string {
  if (others.length > 0) {
    return `You can still log in with a code of ${others.map(shownName).join(' or ')}.`;
  }
  return requiresSecondFactor
    ? 'This is the only one, and every account here needs one. You will be asked to add another at once, before anything else opens.'
    : 'This is the only one. Without it your password alone is enough to log in, for you and for anybody who knows it.';
}
