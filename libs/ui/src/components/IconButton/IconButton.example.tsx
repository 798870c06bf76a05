import { IconButton } from '@bank-bonuses/ui';
import X from 'lucide-react/icons/x';

export const Example = () => <IconButton label="Close" icon={<X />} />;
