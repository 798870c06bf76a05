import { FormattedField } from '@bank-bonuses/ui';

const capitals = (typed: string) =>
  typed
    .replace(/[^a-z]/gi, '')
    .slice(0, 2)
    .toUpperCase();

export const Example = () => <FormattedField label="State" format={capitals} maxLength={2} />;
