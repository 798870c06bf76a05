import { StepProgress } from '@bank-bonuses/ui';

export const Example = () => (
  <StepProgress steps={['Account', 'Personal', 'Address']} current={2} />
);
