import { CardExpiryField } from '@bank-bonuses/ui';

export const Example = () => <CardExpiryField label="Expiry date" />;
