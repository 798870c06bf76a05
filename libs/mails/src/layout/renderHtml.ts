import { escapeHtml } from './escapeHtml.ts';
import type { MailContent, MailDetail } from './mailContent.ts';
import { greeting, webAddress } from './plainText.ts';
import { inline, styleElement } from './styles.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The kit's logo, drawn with HTML boxes, so that it is visible where images are blocked. */
const mark = `<td class="fill" width="36" height="36" align="center" valign="middle" style="${inline.mark}" aria-hidden="true"><div class="line" style="${inline.arch}"><div class="line" style="${inline.innerArch}"></div></div><div class="base" style="${inline.base}"></div></td>`;

const paragraph = (text: string) => `<p style="${inline.paragraph}">${escapeHtml(text)}</p>`;

function detailRow({ term, value, isStrong = false }: MailDetail): string {
  const weight = isStrong ? 'font-weight:bold;' : '';
  const tone = isStrong ? 'strong' : 'quiet';
  return `<tr><th scope="row" valign="top" class="${tone} edge term" style="${inline.term}${weight}">${escapeHtml(term)}</th><td valign="top" class="strong edge value" style="${inline.value}${weight}">${escapeHtml(value)}</td></tr>`;
}

function detailTable(details: readonly MailDetail[] = []): string[] {
  if (details.length === 0) return [];
  const rows = details.map(detailRow).join('\n');
  return [
    `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="edge" style="${inline.details}">\n${rows}\n</table>`,
  ];
}

function buttonWithAddress(button: MailContent['button']): string[] {
  if (button === undefined) return [];
  const url = escapeHtml(webAddress(button.url));
  const open = `href="${url}" target="_blank" rel="noopener noreferrer"`;
  return [
    `<table ${table}><tr><td class="fill" style="${inline.buttonCell}"><a ${open} class="fill" style="${inline.button}">${escapeHtml(button.label)}</a></td></tr></table>`,
    `<p class="quiet" style="${inline.hint}">Or copy this address into your browser:<br><a ${open} class="link" style="${inline.link}">${url}</a></p>`,
  ];
}

function codeBox(code: MailContent['code']): string[] {
  if (code === undefined) return [];
  return [
    paragraph(code.hint),
    `<p class="code strong" style="${inline.code}">${escapeHtml(code.value)}</p>`,
  ];
}

/**
 * Renders a whole document with tables and inline styles, which all mail programs support. No
 * image, no tracking.
 */
export function renderHtml(content: MailContent): string {
  const { sender, heading, paragraphs, after = [], reason } = content;
  const body = [
    `<h1 class="strong" style="${inline.heading}">${escapeHtml(heading)}</h1>`,
    paragraph(greeting(content.name)),
    ...paragraphs.map(paragraph),
    ...detailTable(content.details),
    ...buttonWithAddress(content.button),
    ...codeBox(content.code),
    ...after.map(paragraph),
    `<p style="margin:0;">Your ${escapeHtml(sender)} team</p>`,
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${styleElement}</style>
</head>
<body class="page" style="${inline.page}">
<div style="${inline.preheader}">${escapeHtml(paragraphs[0] ?? heading)}</div>
<table ${table} width="100%"><tr><td align="center" class="page" style="${inline.frame}">
<table ${table} width="100%" class="card" style="${inline.card}"><tr><td class="inner normal" style="${inline.inner}">
<table ${table}><tr>${mark}<td class="strong" style="${inline.sender}">${escapeHtml(sender)}</td></tr></table>
${body}
</td></tr></table>
<table ${table} width="100%" style="max-width:560px;"><tr><td class="quiet" style="${inline.reason}">${escapeHtml(reason)}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
