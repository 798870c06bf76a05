import { Amount, StatCard } from '@bank-bonuses/ui';

export const Example = () => (
  <StatCard label="Total earned" value={<Amount value={1250} tone="earned" />} size="large" />
);
