import { IconList } from '@bank-bonuses/ui';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';

export const Example = () => (
  <IconList
    items={[
      {
        icon: <Landmark />,
        title: 'We find the bonuses',
        description: 'From banks and brokerages.',
      },
      {
        icon: <ReceiptText />,
        title: 'You see every dollar',
        description: 'Paid by bank transfer.',
      },
    ]}
  />
);
