import type { ColorTokens } from './tokens.ts';

/**
 * Two adjacent colors: a description of the pair, the foreground color and the background color.
 */
export type ColorPair = [pair: string, over: string, under: string];

/** Returns the pairs of text and background that need a contrast of 4.5 : 1. */
export const textPairs = ({
  ground,
  ink,
  accent,
  earned,
  tone,
  monogram,
}: ColorTokens): ColorPair[] => {
  const grounds = { ...ground, accent: accent.ground };
  const inks = {
    strong: ink.strong,
    normal: ink.normal,
    quiet: ink.quiet,
    accent: accent.text,
    earned: earned.text,
    critical: tone.critical.text,
    positive: tone.positive.text,
    caution: tone.caution.text,
  };
  return [
    ...Object.entries(grounds).flatMap(([under, color]) =>
      Object.entries(inks).map(([over, words]): ColorPair => [
        `${over} text on ${under}`,
        words,
        color,
      ]),
    ),
    ...Object.entries(tone).flatMap(([name, { text, ground: under }]): ColorPair[] => [
      [`${name} on its own ground`, text, under],
      [`normal text on ${name}`, ink.normal, under],
    ]),
    ...Object.entries(monogram).map(([name, { text, ground: under }]): ColorPair => [
      `monogram ${name}`,
      text,
      under,
    ]),
    ['earned on its own ground', earned.text, earned.ground],
    ['words on the accent', accent.onFill, accent.fill],
    ['words on the accent under the pointer', accent.onFill, accent.fillHover],
    ['words on critical', tone.critical.onFill, tone.critical.fill],
    ['words on critical under the pointer', tone.critical.onFill, tone.critical.fillHover],
    ['words on a neutral button', ground.surface, ink.strong],
    ['words on a neutral button under the pointer', ground.surface, ink.normal],
  ];
};

/** Returns the pairs of edge, bar or focus ring and background that need a contrast of 3 : 1. */
export const edgePairs = ({
  ground,
  edge,
  accent,
  earned,
  tone,
  focus,
  ink,
}: ColorTokens): ColorPair[] =>
  Object.entries(ground).flatMap(([under, color]): ColorPair[] => [
    [`control edge on ${under}`, edge.control, color],
    [`control edge under the pointer on ${under}`, ink.quiet, color],
    [`chosen control on ${under}`, accent.fill, color],
    [`bar of a chart on ${under}`, earned.fill, color],
    [`wrong control on ${under}`, tone.critical.text, color],
    [`focus ring on ${under}`, focus, color],
  ]);
