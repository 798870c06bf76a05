import { PageHeader } from '@bank-bonuses/ui';

export const Example = () => <PageHeader title="Bonuses" description="Your enrolled bonuses" />;
