import { PhoneField } from '@bank-bonuses/ui';

export const Example = () => <PhoneField label="Phone number" />;
