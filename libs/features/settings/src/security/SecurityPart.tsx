import { Heading, Stack } from '@bank-bonuses/ui';
import { useId, type ReactNode } from 'react';

export interface SecurityPartProps {
  title: string;
  children: ReactNode;
}

/** Renders one part of the Security card with its heading. */
export function SecurityPart({ title, children }: SecurityPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level={3} size="small" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
