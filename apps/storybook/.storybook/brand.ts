/**
 * The kit's colors for Storybook's manager, which has no build plugins and cannot import the theme.
 * A test compares them with the tokens.
 */
export const brand = {
  light: {
    page: '#FAF9F6',
    surface: '#FFFFFF',
    sunken: '#F1EFE9',
    ink: '#2C3A34',
    quiet: '#5A6861',
    edge: '#E2DFD6',
    control: '#808B85',
    accent: '#0E6B4C',
    accentText: '#0B5F44',
  },
  dark: {
    page: '#0F1513',
    surface: '#161E1B',
    sunken: '#0B100E',
    ink: '#D5DDD9',
    quiet: '#9CAAA3',
    edge: '#27322D',
    control: '#6F7D76',
    accent: '#39B98A',
    accentText: '#5FD3A6',
  },
} as const;
