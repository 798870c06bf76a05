import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MailContent } from './mailContent.ts';
import { oneLine } from './plainText.ts';
import { renderMail } from './renderMail.ts';

const mail = {
  sender: 'Bank Bonuses',
  heading: 'Heading',
  name: 'Alex Doe',
  paragraphs: ['First', 'Second'],
  details: [
    { term: 'Fee', value: '$5,000.00' },
    { term: 'Total', value: '$5,150.00', isStrong: true },
  ],
  button: { label: 'Confirm', url: 'https://portal.example.com/verify?a=1&b=2' },
  code: { hint: 'Or enter:', value: '123456' },
  after: ['Later'],
  reason: 'You received this email because you requested it.',
} satisfies MailContent;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Returns the elements with their attributes, without link targets and texts. */
const shapeOf = (html: string) =>
  [...parse(html).querySelectorAll('*')].map(
    (element) =>
      `${element.tagName} ${[...element.attributes]
        .map(({ name, value }) => (name === 'href' ? name : `${name}=${value}`))
        .join(' ')}`,
  );

const piece = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='",
  '</title></style>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '\r\nBcc: other@example.com',
  '\u2028',
  '\u202Egnp',
  '{{ .Token }}',
  'javascript:alert(1)',
);
const hostile = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 6 })
  .map((pieces) => pieces.join(''));

/** Returns the same mail with every text replaced. */
const contentOf = (next: () => string): MailContent => ({
  sender: next(),
  heading: next(),
  name: next(),
  paragraphs: mail.paragraphs.map(next),
  details: mail.details.map((detail) => ({ ...detail, term: next(), value: next() })),
  button: { ...mail.button, label: next() },
  code: { hint: next(), value: next() },
  after: mail.after.map(next),
  reason: next(),
});

describe('a mail', () => {
  test('has the same content in HTML and as text', () => {
    const { html, text } = renderMail(mail);
    const shown = parse(html).body.textContent;
    const said = ['Hello Alex Doe,', 'First', 'Second', 'Fee', '$5,150.00', 'Confirm', '123456'];
    for (const part of [...said, mail.button.url, 'Later', 'Your Bank Bonuses team', mail.reason]) {
      expect(shown).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toMatchInlineSnapshot(`
      "Hello Alex Doe,

      First

      Second

      Fee: $5,000.00
      Total: $5,150.00

      Confirm:

      https://portal.example.com/verify?a=1&b=2

      Or enter:

      123456

      Later

      Your Bank Bonuses team

      -- 
      You received this email because you requested it.
      "
    `);
  });

  test('escapes every value', () => {
    const shape = shapeOf(renderMail(mail).html);
    const lineCount = renderMail(mail).text.split('\n').length;
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 16, maxLength: 16 }), (texts) => {
        let index = 0;
        const used: string[] = [];
        const content = contentOf(() => {
          const text = texts[index++ % texts.length] ?? '';
          used.push(text);
          return text;
        });
        const { html, text } = renderMail(content);
        expect(shapeOf(html)).toEqual(shape);
        const { body, title } = parse(html);
        const lines = (body.textContent ?? '') + title;
        // The value at index 2 is the name, which is omitted if it does not look like a name.
        for (const [at, value] of used.entries()) {
          if (at !== 2) expect(lines).toContain(oneLine(value));
        }
        // The text has as many lines as with harmless values, so no value starts a line of its own.
        expect(text.split('\n')).toHaveLength(lineCount);
      }),
      { numRuns: 30 },
    );
  });

  test('links to web addresses only', () => {
    const link = (url: string) => () => renderMail({ ...mail, button: { label: 'Go', url } });
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      ' javascript:alert(1)',
      '/a',
      '',
    ]) {
      expect(link(url)).toThrow(TypeError);
    }
    const [button, plain] = parse(link('https://a.example/"><b>?q=\n1')().html).links;
    expect(button?.href).toBe('https://a.example/%22%3E%3Cb%3E?q=1');
    expect(plain?.textContent).toBe(button?.href);
  });

  test('loads no resources and runs no scripts', () => {
    const { html } = renderMail(mail);
    const found = parse(html).querySelectorAll(
      'script, img, link, iframe, object, form, input, video, svg, [src], [background], [srcset]',
    );
    expect(found).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face/);
  });

  test('has no link, code or list if its content has none', () => {
    const { html, text } = renderMail({
      sender: 'Bank Bonuses',
      heading: 'Heading',
      paragraphs: ['Only this.'],
      reason: 'Because.',
    });
    const document = parse(html);
    expect(document.links).toHaveLength(0);
    expect(document.querySelector('th, .code')).toBeNull();
    expect(text).toBe('Hello,\n\nOnly this.\n\nYour Bank Bonuses team\n\n-- \nBecause.\n');
  });
});

describe('the greeting', () => {
  const greets = (name: string) => renderMail({ ...mail, name }).text.split('\n')[0];

  test('contains a name in any usual form', () => {
    for (const name of ["Anne-Marie O'Neil", 'J. R. Smith Jr.', 'Zoë Þór', '李小龍', 'Ngọc']) {
      expect(greets(name)).toBe(`Hello ${name},`);
    }
  });

  test('omits a name that mail programs would turn into a link, and a text that is not a name', () => {
    const others = ['evil.example', 'www.evil.example now', 'call +1 555 0100', 'a@b.example'];
    for (const name of [...others, 'https://x', 'A'.repeat(41), '', ' ', '...']) {
      expect(greets(name)).toBe('Hello,');
    }
  });
});
