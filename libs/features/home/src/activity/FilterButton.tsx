import { Button, VisuallyHidden, type ButtonProps } from '@bank-bonuses/ui';

export interface FilterButtonProps extends Pick<ButtonProps, 'ref' | 'onClick'> {
  open: boolean;
  /** Id of the filter panel that the button opens. */
  controls: string;
  /** Number of active filters. */
  count: number;
}

/**
 * Renders the button that opens and closes the filters of the table, with the number of active
 * filters.
 */
export const FilterButton = ({ open, controls, count, ...props }: FilterButtonProps) => (
  <Button
    {...props}
    variant="outline"
    tone="neutral"
    size="small"
    aria-expanded={open}
    aria-controls={controls}
  >
    <span>{count > 0 ? `Filter (${count})` : 'Filter'}</span>
    {count > 0 && <VisuallyHidden> in use</VisuallyHidden>}
  </Button>
);
