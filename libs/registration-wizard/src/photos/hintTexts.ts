import type { PhotoHint } from './photoHints.ts';

const texts: Record<PhotoHint, string> = {
  dark: 'This photo looks dark. More light makes it easier to read.',
  blurred: 'This photo looks blurred. Hold the camera still and let it focus.',
  small: 'This photo is small. A larger one is easier to read.',
};

/** The advice on a photo, ending with the choice that the applicant has; nothing for a good photo. */
export function hintText(hints: readonly PhotoHint[] = []): string | undefined {
  if (hints.length === 0) return undefined;
  return [...hints.map((hint) => texts[hint]), 'You can take another one or keep it.'].join(' ');
}
