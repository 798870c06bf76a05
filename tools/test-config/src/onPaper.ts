const mediaRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule);

/** Runs `look` with emulated print media. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  const changed = mediaRules()
    .filter(({ media }) => /^(print|screen)\b/.test(media.mediaText))
    .map(({ media }) => ({ media, text: media.mediaText }));
  for (const { media, text } of changed)
    media.mediaText = text.startsWith('print') ? 'all' : 'not all';
  try {
    await look();
  } finally {
    for (const { media, text } of changed) media.mediaText = text;
  }
}
