import { createGlobalTheme } from '@vanilla-extract/css';
import { scale } from './contract.css.ts';
import {
  control,
  font,
  layer,
  leading,
  measure,
  motion,
  radius,
  space,
  stroke,
  text,
  tracking,
  weight,
} from './tokens.ts';

const mapped = <T extends Record<string, string | number>>(
  values: T,
  format: (value: string | number) => string,
) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, format(value)])) as {
    [Key in keyof T]: string;
  };

const px = (value: string | number) =>
  typeof value === 'string' || value === 0 ? String(value) : `${value}px`;
const rem = (value: string | number) => `${Number(value) / 16}rem`;

createGlobalTheme(':root', scale, {
  space: mapped(space, px),
  radius: mapped(radius, px),
  stroke: mapped(stroke, px),
  text: mapped(text, rem),
  control: mapped(control, rem),
  weight: mapped(weight, String),
  leading: mapped(leading, String),
  tracking: mapped(tracking, String),
  font: mapped(font, String),
  measure: {
    ...mapped(measure, px),
    // These widths grow with the text size; otherwise the text inside would wrap.
    ...mapped(
      {
        aside: measure.aside,
        choice: measure.choice,
        sidebar: measure.sidebar,
        sheet: measure.sheet,
      },
      rem,
    ),
  },
  motion: mapped(motion, String),
  layer: mapped(layer, String),
});
