import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { name as logoName } from '../Logo/Logo.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.ground.page,
});

export const withAside = style({
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(${vars.measure.asideLeast}, ${vars.measure.aside})`,
    },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: `${vars.space.lg} ${vars.space.md} ${vars.space.xl}`,
  '@media': { [media.fromTablet]: { padding: vars.space.xxl } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  marginInline: 'auto',
  outline: 'none',
});

export const width = styleVariants({
  form: {
    gap: vars.space.xl,
    maxWidth: vars.measure.form,
    '@media': {
      // The content of a usual form is slightly above the middle. The position depends only on the
      // window's height, so that an error that appears below never moves the content above.
      [media.fromTablet]: {
        marginBlockStart: `max(${vars.space.xxs}, calc((100dvh - ${vars.measure.formHeight}) * 0.4))`,
      },
    },
  },
  wizard: {
    gap: vars.space.md,
    maxWidth: vars.measure.wizard,
    '@media': { [media.fromTablet]: { gap: vars.space.xl } },
  },
});

const stacked = { display: 'flex', flexDirection: 'column', gap: vars.space.xs } as const;

export const intro = styleVariants({
  form: stacked,
  // On a phone, one line with the logo's mark and the heading.
  wizard: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.sm,
    '@media': { [media.fromTablet]: stacked },
  },
});

const aboveHeading = { marginBlockEnd: vars.space.lg };

export const logo = styleVariants({
  form: aboveHeading,
  wizard: {
    // Removes the space for descenders below the mark.
    lineHeight: 0,
    '@media': { [media.fromTablet]: { ...aboveHeading, lineHeight: 'inherit' } },
  },
});

globalStyle(`${logo.wizard} ${logoName}`, {
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'inline' } },
});

const headingText = style({
  color: vars.ink.strong,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const title = styleVariants({
  form: [headingText, { fontSize: vars.text.heading }],
  wizard: [
    headingText,
    {
      fontSize: vars.text.lead,
      '@media': { [media.fromTablet]: { fontSize: vars.text.heading } },
    },
  ],
});

export const description = style({
  gridColumn: '1 / -1',
  color: vars.ink.quiet,
  maxWidth: vars.measure.line,
  textWrap: 'pretty',
});

export const footer = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  maxWidth: vars.measure.line,
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.ground.sunken,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  '@media': {
    [media.fromDesktop]: {
      borderBlockStart: 0,
      borderInlineStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
  },
});

const beside = style({
  marginInline: 'auto',
  '@media': {
    // Stays in view beside a form that is longer than the window.
    [media.fromDesktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      padding: vars.space.xxl,
    },
  },
});

/** Below 1,024 px the panel follows the form in the form's own column. */
const below = (width: string) => ({
  width: `min(${width}, 100% - 2 * ${vars.space.md})`,
  '@media': { [media.fromDesktop]: { width: '100%' } },
});

export const asideInner = styleVariants({
  form: [
    beside,
    below(vars.measure.form),
    {
      '@media': {
        [media.fromDesktop]: {
          justifyContent: 'center',
          minHeight: '100dvh',
          paddingBlockEnd: `calc(${vars.space.xxl} + ${vars.space.xxxl})`,
        },
      },
    },
  ],
  wizard: [beside, below(vars.measure.wizard)],
});

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  width: '100%',
  minHeight: vars.control.height,
  padding: `${vars.space.sm} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.ink.strong,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.fromDesktop]: { display: 'none' } },
});

export const foldIcon = style({
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
  color: vars.ink.quiet,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const asideBody = style({
  display: 'none',
  paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  selectors: { '&[data-open]': { display: 'block' } },
  '@media': { [media.fromDesktop]: { display: 'block', padding: 0 } },
});

export const asideTitle = style({
  display: 'none',
  marginBlockEnd: vars.space.lg,
  color: vars.ink.strong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  '@media': { [media.fromDesktop]: { display: 'block' } },
});
