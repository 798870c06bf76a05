import { Heading } from '@storybook/addon-docs/blocks';
import { documentedComponents, withLinks } from '../../.storybook/docs/componentDocs.ts';
import { Rows } from './Rows.tsx';

interface ComponentIndexProps {
  /** The groups in the order of the sidebar. */
  groups: readonly string[];
}

/** Lists every component with its purpose and its other names. */
export const ComponentIndex = ({ groups }: ComponentIndexProps) =>
  groups.map((group) => (
    <div key={group}>
      <Heading>{group}</Heading>
      <Rows
        head={['Component', 'When to use it', 'Also known as']}
        rows={documentedComponents
          .filter(({ docs }) => docs.group === group)
          .map(({ name, docs }) => [
            withLinks(`\`${name}\``),
            withLinks(docs.use[0] ?? ''),
            docs.words.join(', '),
          ])}
      />
    </div>
  ));
