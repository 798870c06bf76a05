import type { MailContent } from './mailContent.ts';
import { greeting, oneLine, webAddress } from './plainText.ts';

/** Renders the plain-text version of a mail. Lines are not wrapped, so that links stay intact. */
export function renderText(content: MailContent): string {
  const { details = [], button, code } = content;
  const list = details.map(({ term, value }) => `${oneLine(term)}: ${oneLine(value)}`);
  const blocks = [
    greeting(content.name),
    ...content.paragraphs.map(oneLine),
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...(button ? [`${oneLine(button.label)}:`, webAddress(button.url)] : []),
    ...(code ? [oneLine(code.hint), oneLine(code.value)] : []),
    ...(content.after ?? []).map(oneLine),
    `Your ${oneLine(content.sender)} team`,
    `-- \n${oneLine(content.reason)}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
