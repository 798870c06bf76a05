import { useEffect } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Text } from '../Text/Text.tsx';

export interface RefreshProblemProps extends Omit<Closed<'div'>, 'title' | 'children'> {
  /** Why the newer data did not come. */
  message: string;
}

const title = 'This page is not up to date';
const consolation = 'You see what was loaded before, and can refresh it again.';

/** Stands over older data when newer data could not be loaded. */
export function RefreshProblem({ message, ...props }: RefreshProblemProps) {
  const announce = useAnnounce();
  useEffect(() => announce(`${title}. ${message}`), [announce, message]);
  return (
    <Notice {...props} tone="caution" title={title}>
      <Text>{consolation}</Text>
      <Text tone="quiet" size="small">
        {message}
      </Text>
    </Notice>
  );
}
