import { Timeline } from '@bank-bonuses/ui';

export const Example = () => (
  <Timeline
    steps={[
      { name: 'Account opened', state: 'done', date: '2026-09-14' },
      { name: 'Requirements', state: 'current', note: 'Two of three are met.' },
      { name: 'Bonus paid', state: 'upcoming', date: '2026-12-20' },
    ]}
  />
);
