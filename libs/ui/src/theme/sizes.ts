import * as tokens from './tokens.ts';

const mapped = <T extends Record<string, string | number>>(
  values: T,
  format: (value: string | number, name: string) => string,
) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, format(value, key)])) as {
    [Key in keyof T]: string;
  };

const px = (value: string | number) =>
  typeof value === 'string' || value === 0 ? String(value) : `${value}px`;
const rem = (value: string | number) => `${Number(value) / 16}rem`;

/** Widths that grow with the text size; otherwise the text inside would wrap. */
const growing = ['aside', 'choice', 'sidebar', 'sheet'];

/** Sizes and other values that are the same in every theme, as CSS values. */
export const sizes = {
  space: mapped(tokens.space, px),
  radius: mapped(tokens.radius, px),
  stroke: mapped(tokens.stroke, px),
  text: mapped(tokens.text, rem),
  control: mapped(tokens.control, rem),
  weight: mapped(tokens.weight, String),
  leading: mapped(tokens.leading, String),
  tracking: mapped(tokens.tracking, String),
  font: mapped(tokens.font, String),
  measure: mapped(tokens.measure, (value, name) => (growing.includes(name) ? rem : px)(value)),
  motion: mapped(tokens.motion, String),
  layer: mapped(tokens.layer, String),
};
