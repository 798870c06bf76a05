import { Heading } from '@bank-bonuses/ui';

export const Example = () => <Heading level={2}>Recent activity</Heading>;
