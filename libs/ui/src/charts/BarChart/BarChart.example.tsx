import { Amount } from '@bank-bonuses/ui';
import { BarChart } from '@bank-bonuses/ui/charts';

const bars = [
  { label: 'September 2026', axisLabel: 'Sep', value: 250 },
  { label: 'October 2026', axisLabel: 'Oct', value: 300 },
  { label: 'November 2026', axisLabel: 'Nov', value: 200 },
];

export const Example = () => (
  <BarChart
    label="Earnings"
    summary={
      <>
        You earned <Amount value={750} /> in three months.
      </>
    }
    bars={bars}
    columns={['Month', 'Earned']}
  />
);
