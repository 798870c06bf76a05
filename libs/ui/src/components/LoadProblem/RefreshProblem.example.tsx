import { RefreshProblem } from '@bank-bonuses/ui';

export const Example = () => <RefreshProblem message="We could not refresh your figures." />;
