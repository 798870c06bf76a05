import { Button, VisuallyHidden, type ButtonProps } from '@bank-bonuses/ui';

export interface FilterButtonProps extends Pick<ButtonProps, 'ref' | 'onClick'> {
  open: boolean;
  /** The id of the element that it opens. */
  controls: string;
  /** How many things are filtered by. */
  count: number;
}

/** Opens and closes the filters of the table, and says whether there are some at work. */
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
