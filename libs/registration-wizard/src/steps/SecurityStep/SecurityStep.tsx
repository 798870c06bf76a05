import { Checkbox, FieldGroup, Inline, Stack, Tooltip } from '@bank-bonuses/ui';
import { useAnswer } from '../../form/registrationForm.ts';
import { useAdvice, useValueOnBlur } from '../../form/useAdvice.ts';
import { useChoice } from '../../form/useChoice.ts';
import { incomeNote } from '../../formatting/typedValues.ts';
import { PhotoInput } from '../../photos/PhotoInput.tsx';
import { Citizenship } from './Citizenship.tsx';
import { IdDocument } from './IdDocument.tsx';
import { TextAnswer } from '../TextAnswer.tsx';

/** Renders step 4: the applicant's identity, citizenship and employment. */
export function SecurityStep() {
  return (
    <Stack gap="xl">
      <IdDocument />
      <PhotoInput
        name="selfiePhoto"
        shape="portrait"
        description="Your face alone, looking straight ahead, in good light."
      />
      <Citizenship />
      <FieldGroup label="Employment">
        <TextAnswer name="occupation" optional autoComplete="organization-title" maxLength={200} />
        <TextAnswer name="employer" optional autoComplete="organization" maxLength={200} />
        <TextAnswer
          name="income"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          description="In US dollars per year."
          note={<IncomeAdvice />}
        />
      </FieldGroup>
      <IrsWithholding />
      <FieldGroup label="Security question">
        <TextAnswer
          name="mothersMaidenName"
          autoComplete="off"
          maxLength={100}
          description="Banks use it to verify your identity."
        />
      </FieldGroup>
    </Stack>
  );
}

/** Warns when an income is not sent as typed. The step accepts it. */
function IncomeAdvice() {
  const income = useAnswer('income');
  const wasBlurred = useValueOnBlur('income') === income;
  const advice = useAdvice(wasBlurred ? incomeNote(income) : undefined);
  return advice && <span>{advice}</span>;
}

/** Renders the checkboxes Yes and No. Exactly one is checked, No by default. */
function IrsWithholding() {
  const { id, error, value, choose } = useChoice('irsWithholding');
  return (
    <FieldGroup
      id={id}
      label="IRS backup withholding"
      error={error}
      description={
        <Inline gap="xs" wrap={false}>
          <span>Are you subject to IRS backup withholding?</span>
          <Tooltip
            label="What is backup withholding?"
            content="The IRS orders backup withholding by letter. It does so when interest was not reported or a taxpayer number was wrong, for example. Banks then withhold a part of what they pay you. If you have not received such a letter, the answer is No."
          />
        </Inline>
      }
    >
      <Inline gap="lg">
        <Checkbox label="Yes" checked={value} onCheckedChange={choose} />
        <Checkbox label="No" checked={!value} onCheckedChange={() => choose(false)} />
      </Inline>
    </FieldGroup>
  );
}
