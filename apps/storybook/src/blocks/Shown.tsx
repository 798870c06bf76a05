import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

interface ShownProps {
  example: ComponentType;
  /** Source code of the example's file. */
  code: string;
}

export const Shown = ({ example: Example, code }: ShownProps) => (
  <>
    <Unstyled>
      <div className="example">
        <Example />
      </div>
    </Unstyled>
    <Source code={code} language="tsx" dark />
  </>
);
