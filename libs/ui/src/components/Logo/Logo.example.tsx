import { Logo } from '@bank-bonuses/ui';

export const Example = () => <Logo />;
