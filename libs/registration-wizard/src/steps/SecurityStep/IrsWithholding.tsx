import { Checkbox, FieldGroup, Inline, Tooltip } from '@bank-bonuses/ui';
import { useChoice } from '../../form/useChoice.ts';

/** Renders the checkboxes Yes and No. Exactly one is checked, No by default. */
export function IrsWithholding() {
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
            content="The IRS orders backup withholding by letter, for example after unreported interest or a wrong taxpayer number. Banks then withhold a part of what they pay you. If you have not received such a letter, the answer is No."
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
