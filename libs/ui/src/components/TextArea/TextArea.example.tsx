import { TextArea } from '@bank-bonuses/ui';

export const Example = () => (
  <TextArea label="Message" description="Leave out passwords and account numbers." name="message" />
);
