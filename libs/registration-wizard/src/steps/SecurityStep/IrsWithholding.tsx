import { Checkbox, FieldGroup, Inline, Tooltip } from '@bank-bonuses/ui';
import { idOf } from '../../form/fields.ts';
import {
  clearErrors,
  useAnswer,
  useFieldError,
  useRegistrationForm,
} from '../../form/useRegistrationForm.ts';

/** Renders the checkboxes Yes and No. Exactly one is checked, No by default. */
export function IrsWithholding() {
  const form = useRegistrationForm();
  const isWithheld = useAnswer('irsWithholding');
  const { text } = useFieldError('irsWithholding');
  const answer = (value: boolean) => {
    form.setValue('irsWithholding', value, { shouldDirty: true });
    clearErrors(form, ['irsWithholding']);
  };
  return (
    <FieldGroup
      id={idOf('irsWithholding')}
      label="IRS backup withholding"
      error={text}
      description={
        <Inline gap="xs" wrap={false}>
          <span>Are you subject to IRS backup withholding?</span>
          <Tooltip
            label="What is backup withholding?"
            content="The IRS orders backup withholding by letter, for example after unreported interest or a wrong taxpayer number. Banks then withhold a part of what they pay you. If you have not received such a letter, the answer is No."
          />
        </Inline>
      }
    >
      <Inline gap="lg">
        <Checkbox label="Yes" checked={isWithheld} onCheckedChange={answer} />
        <Checkbox label="No" checked={!isWithheld} onCheckedChange={() => answer(false)} />
      </Inline>
    </FieldGroup>
  );
}
