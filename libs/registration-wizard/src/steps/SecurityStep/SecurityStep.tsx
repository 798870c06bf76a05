import { FieldGroup, Stack, TextField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useField.ts';
import { PhotoInput } from '../../photos/PhotoInput.tsx';
import { Citizenship } from './Citizenship.tsx';
import { IdDocument } from './IdDocument.tsx';
import { IncomeAdvice } from './IncomeAdvice.tsx';
import { IrsWithholding } from './IrsWithholding.tsx';

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
      <Employment />
      <IrsWithholding />
      <FieldGroup label="Security question">
        <TextField
          {...useTextField('mothersMaidenName')}
          autoComplete="off"
          maxLength={100}
          description="Banks use it to verify your identity."
        />
      </FieldGroup>
    </Stack>
  );
}

function Employment() {
  return (
    <FieldGroup label="Employment">
      <TextField
        {...useTextField('occupation')}
        optional
        autoComplete="organization-title"
        maxLength={200}
      />
      <TextField
        {...useTextField('employer')}
        optional
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        {...useTextField('income')}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        description="In US dollars per year."
        note={<IncomeAdvice />}
      />
    </FieldGroup>
  );
}
