import { TextArea } from '@bank-bonuses/ui';

export const Example = () => (
  <TextArea label="Message" hint="Leave out passwords and account numbers." name="message" />
);
