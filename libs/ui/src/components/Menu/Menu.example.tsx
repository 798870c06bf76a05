import { Button, Menu } from '@bank-bonuses/ui';

export const Example = () => (
  <Menu
    trigger={<Button variant="outline">Actions</Button>}
    items={[
      { label: 'Rename', onSelect: () => undefined },
      { label: 'Remove', tone: 'critical', onSelect: () => undefined },
    ]}
  />
);
