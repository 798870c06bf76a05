import { RefreshError } from '@bank-bonuses/ui';

export const Example = () => <RefreshError message="We could not refresh your dashboard." />;
