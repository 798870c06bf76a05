import type { ComponentPropsWithRef, ElementType } from 'react';

/** An element's own attributes without the ways around the kit's looks. */
export type Closed<Tag extends ElementType> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML'
>;
