const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/**
 * Matches `#rgb` and `#rrggbb`. Contrast can be computed only for opaque colors that do not depend
 * on other values.
 */
const hexColor = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Returns whether `contrast` can compute with this notation of a color. */
export const isReadable = (color: string) => hexColor.test(color);

function luminance(color: string): number {
  if (!hexColor.test(color)) return Number.NaN;
  const digits = color.slice(1);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    channel(Number.parseInt(long.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two colors as defined in WCAG 2, from 1 to 21, or NaN if one of them does
 * not have the form `#rgb` or `#rrggbb`.
 *
 * @example
 * contrast('#5A6861', '#FFFFFF'); // 5.86
 */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
