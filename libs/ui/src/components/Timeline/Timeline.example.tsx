import { Timeline } from '@bank-bonuses/ui';

export const Example = () => (
  <Timeline
    steps={[
      { title: 'Account opened', state: 'done', date: '2026-09-14' },
      { title: 'Requirements', state: 'current', description: 'Two of three are met.' },
      { title: 'Bonus paid', state: 'upcoming', date: '2026-12-20' },
    ]}
  />
);
