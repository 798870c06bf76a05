import { Heading, Stack } from '@bank-bonuses/ui';
import { useId, type ReactNode } from 'react';

export interface SecurityPartProps {
  title: string;
  children: ReactNode;
}

/** One matter within the Security card. */
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
