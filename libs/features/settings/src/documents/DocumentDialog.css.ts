import { style } from '@vanilla-extract/css';

/** The sender and the customer's name, in print only. */
export const onPaper = style({
  display: 'none',
  '@media': {
    print: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  },
});

/** Controls of the document, which paper does not need. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
