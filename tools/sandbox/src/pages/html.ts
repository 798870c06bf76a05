/** Text that is already HTML. Everything else is escaped on its way into a page. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | readonly Content[];

/** Makes text safe inside elements and quoted attributes alike. */
function escapeHtml(text: string): string {
  const replacements: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

function render(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (typeof content === 'object') return content.map(render).join('');
  return escapeHtml(String(content));
}

/** A template whose inserted texts are escaped and whose inserted HTML is kept. */
export function html(strings: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(
    strings
      .map((text, index) => text + (index < contents.length ? render(contents[index] ?? '') : ''))
      .join(''),
  );
}
