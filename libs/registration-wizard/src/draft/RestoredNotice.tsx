import { Button, Inline, Notice, Stack, TextButton } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { StepNumber } from '../fields/field.ts';
import type { LostName } from '../fields/lostAnswers.ts';
import { missingAnswers, type MissingAnswer } from '../fields/draft.ts';
import type { FieldName } from '../fields/table.ts';
import { useRegistrationForm } from '../form/registrationForm.ts';
import type { WizardSession } from '../state/wizard.ts';
import { startOver } from './useDraft.ts';
import { stepAt, stepNumbers } from '../steps.ts';

export interface RestoredNoticeProps {
  step: StepNumber;
  /** Answers that were given before the reload and were not stored. */
  lost: readonly LostName[];
  /** Shows the step of a field, with the focus on the field. */
  onGoTo: (field: FieldName) => void;
  session: WizardSession;
}

/** Joins texts: 'a', 'a and b', 'a, b and c'. */
const listed = (texts: readonly string[]) =>
  [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' and ');

/**
 * Returns the sentence about the answers that are missing on this step: 'Please add your photos and
 * enter your mother's maiden name again.'
 */
function askedHere(missing: readonly MissingAnswer[]): string {
  const verbs = [...new Set(missing.map(({ verb }) => verb))];
  const parts = verbs.map((verb) => {
    const texts = missing.filter((each) => each.verb === verb).map(({ text }) => text);
    return `${verb} ${listed(texts)}`;
  });
  return parts.length > 0 ? `Please ${listed(parts)} again.` : '';
}

const askedLater = (missing: readonly MissingAnswer[]) =>
  missing.length > 0
    ? `On the next steps we ask again for your ${listed(missing.map(({ text }) => text))}.`
    : '';

/**
 * Renders a notice after a reload: which answers were restored, which ones must be entered again,
 * and a button to start over. On later steps it is rendered only while an answer is missing.
 */
export function RestoredNotice({ step, lost, onGoTo, session }: RestoredNoticeProps) {
  const { control, getValues } = useRegistrationForm();
  useWatch({ control });
  const missing = missingAnswers(lost, getValues());
  const at = (isThere: (answer: MissingAnswer) => boolean) => missing.filter(isThere);
  const before = stepNumbers.flatMap((earlier) => {
    const answers = at((answer) => answer.step === earlier);
    const [first] = answers;
    const texts = answers.map((answer) => answer.text).join(', ');
    return earlier < step && first ? [{ ...first, texts }] : [];
  });
  const text = [
    missing.length > 0 && 'Your secret answers were not stored.',
    askedHere(at((answer) => answer.step === step)),
    askedLater(at((answer) => answer.step > step)),
  ]
    .filter(Boolean)
    .join(' ');
  const [firstStep] = useState(step);
  const [isAsking, setAsking] = useState(false);
  if (missing.length === 0 && step !== firstStep) return null;
  return (
    <Notice role="status" title="Your earlier answers are back">
      <Stack gap="sm">
        {text && <span>{text}</span>}
        {before.length > 0 && (
          <Stack gap="none">
            <span>Before you register, please enter again:</span>
            {before.map(({ step: earlier, texts, field }) => (
              <Inline key={earlier}>
                <TextButton standalone onClick={() => onGoTo(field)}>
                  {`${stepAt(earlier).label}: ${texts}`}
                </TextButton>
              </Inline>
            ))}
          </Stack>
        )}
        <Inline>
          {/* 'Start over' and 'Keep my answers' are the same button in the same place, so that
              an accidental second press deletes nothing. */}
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            onClick={() => setAsking((asking) => !asking)}
          >
            {isAsking ? 'Keep my answers' : 'Start over'}
          </Button>
          {isAsking && (
            <Button
              variant="outline"
              tone="critical"
              size="small"
              onClick={() => startOver(session)}
            >
              Remove all answers
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
