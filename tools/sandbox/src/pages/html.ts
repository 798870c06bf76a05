/** HTML that is safe to insert unescaped. `html` escapes every other value. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | readonly Content[];

/** Escapes text for elements and quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function render(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (typeof content === 'object') return content.map(render).join('');
  return escapeHtml(String(content));
}

/** Template tag for HTML. Escapes inserted text, but not inserted `Html`. */
export function html(strings: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(
    strings
      .map((text, index) => text + (index < contents.length ? render(contents[index] ?? '') : ''))
      .join(''),
  );
}
