import { Button, Inline, Notice, Stack } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useAnswer } from '../form/useRegistrationForm.ts';
import type { StepNumber } from '../machine/stepNumbers.ts';

export interface RestoredNoticeProps {
  step: StepNumber;
  onStartOver: () => void;
}

const missing = (step: StepNumber, paysByCard: boolean): string =>
  ({
    1: `Please enter your password again. On the next steps we ask again for your social security number, birth date, photos, mother's maiden name${paysByCard ? ', card' : ''} and agreements.`,
    2: 'Please enter your social security number and date of birth again.',
    3: 'Nothing is missing on this step.',
    4: "Please add your photos and enter your mother's maiden name again.",
    5: `Please ${paysByCard ? 'enter your card and ' : ''}tick the agreements again.`,
  })[step];

/** Says after a reload what was restored and what was not, and offers to start over. */
export function RestoredNotice({ step, onStartOver }: RestoredNoticeProps) {
  const paysByCard = useAnswer('paymentMethod') === 'card';
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice role="status" title="Your earlier answers are back">
      <Stack gap="sm">
        <span>What is secret was not stored. {missing(step, paysByCard)}</span>
        <Inline>
          {/* The same button in the same place: a second press by accident removes nothing. */}
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            onClick={() => setAsking((asking) => !asking)}
          >
            {isAsking ? 'Keep my answers' : 'Start over'}
          </Button>
          {isAsking && (
            <Button variant="outline" tone="critical" size="small" onClick={onStartOver}>
              Remove all answers
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
