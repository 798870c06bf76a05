import { ArgTypes, Subheading } from '@storybook/addon-docs/blocks';
import * as charts from '@bank-bonuses/ui/charts';
import * as kit from '@bank-bonuses/ui';

const exported: Record<string, unknown> = { ...kit, ...charts };

interface RelatedPropsProps {
  /** The exported name of a component. */
  name: string;
}

/** Renders the props of a component that belongs to the page's component. */
export const RelatedProps = ({ name }: RelatedPropsProps) => (
  <>
    <Subheading>{name}</Subheading>
    <ArgTypes of={exported[name]} sort="requiredFirst" />
  </>
);
