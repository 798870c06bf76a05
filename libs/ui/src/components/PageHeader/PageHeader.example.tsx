import { PageHeader } from '@bank-bonuses/ui';

export const Example = () => <PageHeader title="Bonuses" subtitle="Your enrolled bonuses" />;
