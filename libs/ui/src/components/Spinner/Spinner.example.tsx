import { Spinner } from '@bank-bonuses/ui';

export const Example = () => <Spinner label="Reading your photo..." />;
