import { Icon, Inline, Text } from '@bank-bonuses/ui';
import House from 'lucide-react/icons/house';

export const Example = () => (
  <Inline gap="xs">
    <Icon>
      <House />
    </Icon>
    <Text>Home</Text>
  </Inline>
);
