/**
 * A copy of the kit's colors (libs/ui/src/theme/tokens.ts), because mail programs do not support
 * CSS custom properties.
 */
export const light = {
  page: '#FAF9F6',
  surface: '#FFFFFF',
  sunken: '#F1EFE9',
  strong: '#14211C',
  normal: '#2C3A34',
  quiet: '#5A6861',
  edge: '#E2DFD6',
  fill: '#0E6B4C',
  onFill: '#FFFFFF',
  link: '#0B5F44',
};

export type Palette = typeof light;

export const dark: Palette = {
  page: '#0F1513',
  surface: '#161E1B',
  sunken: '#0B100E',
  strong: '#F2F5F3',
  normal: '#D5DDD9',
  quiet: '#9CAAA3',
  edge: '#27322D',
  fill: '#39B98A',
  onFill: '#06281C',
  link: '#5FD3A6',
};
