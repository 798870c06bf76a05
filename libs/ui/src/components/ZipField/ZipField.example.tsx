import { ZipField } from '@bank-bonuses/ui';

export const Example = () => <ZipField label="ZIP code" />;
