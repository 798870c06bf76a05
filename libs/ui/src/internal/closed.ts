import type { ComponentPropsWithRef, ElementType } from 'react';

/** An element's attributes without `className` and `style`, which would bypass the kit's design. */
export type Closed<Tag extends ElementType> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>;
