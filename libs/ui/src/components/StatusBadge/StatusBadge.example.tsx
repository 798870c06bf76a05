import { StatusBadge } from '@bank-bonuses/ui';

export const Example = () => <StatusBadge tone="positive">Completed</StatusBadge>;
