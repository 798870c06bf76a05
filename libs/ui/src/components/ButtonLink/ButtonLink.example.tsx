import { ButtonLink } from '@bank-bonuses/ui';

export const Example = () => <ButtonLink href="/register">Create an account</ButtonLink>;
