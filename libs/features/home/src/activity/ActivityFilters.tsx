import type { ActivityFilters as Choices } from '@bank-bonuses/api-client';
import { Button, Columns, Inline, SelectField, Stack } from '@bank-bonuses/ui';
import type { ActivityFilter } from './useActivity.ts';

export interface ActivityFiltersProps {
  choices: Choices;
  filter: ActivityFilter;
  onFilterChange: (filter: ActivityFilter) => void;
  onClear: () => void;
}

/** Renders the fields that filter the table by bank and type of task. */
export function ActivityFilters({
  choices,
  filter,
  onFilterChange,
  onClear,
}: ActivityFiltersProps) {
  const { bank, taskType } = filter;
  return (
    <Stack gap="sm">
      <Columns>
        <SelectField
          label="Bank"
          aria-required={undefined}
          placeholder="All banks"
          options={optionsOf(choices.banks, bank)}
          value={bank ?? ''}
          onValueChange={(value) => onFilterChange(filterOf(value, taskType))}
        />
        <SelectField
          label="Task Type"
          aria-required={undefined}
          placeholder="All types"
          options={optionsOf(choices.task_types, taskType)}
          value={taskType ?? ''}
          onValueChange={(value) => onFilterChange(filterOf(bank, value))}
        />
      </Columns>
      {(bank ?? taskType) !== undefined && (
        <Inline>
          <Button variant="outline" tone="neutral" size="small" onClick={onClear}>
            Clear filter
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Returns the options of a select. Includes the chosen value even if no entry has it anymore. */
const optionsOf = (values: readonly string[], chosen = '') =>
  [...new Set([...values, chosen])]
    .filter((value) => value !== '')
    .map((value) => ({ value, label: value }));

/** Returns the filter without empty values, because they are not sent to the service. */
const filterOf = (bank = '', taskType = ''): ActivityFilter => ({
  ...(bank && { bank }),
  ...(taskType && { taskType }),
});
