import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supportMailLink } from './supportMail.ts';

const config = { supportEmail: 'help+portal@example.com' };

test('the link starts a mail with the subject and the text', () => {
  expect(supportMailLink(config, { subject: 'A question & more', body: 'Hello\nthere' })).toBe(
    'mailto:help%2Bportal@example.com?subject=A%20question%20%26%20more&body=Hello%0Athere',
  );
  expect(supportMailLink(config, { subject: 'Help' })).not.toContain('body');
});

test('the mail includes the reference if it is known, and otherwise asks for it', () => {
  const search = (mail: Parameters<typeof supportMailLink>[1]) =>
    Object.fromEntries(new URL(supportMailLink(config, mail) ?? '').searchParams);
  const asking = { subject: 'Help', body: 'Hello', asksReference: true };
  expect(search({ ...asking, reference: 'BB-7K3M-Q2' })).toEqual({
    subject: 'Help (BB-7K3M-Q2)',
    body: 'Hello',
  });
  expect(search(asking)).toEqual({
    subject: 'Help',
    body: 'My reference, as on my receipt (BB-…): \n\nHello',
  });
});

test.each([undefined, { supportEmail: '' }, { supportEmail: '#' }])(
  'the link is undefined for the settings %j',
  (without) => {
    expect(supportMailLink(without, { subject: 'Help' })).toBeUndefined();
  },
);

test('subject and text cannot add parameters to the link', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (subject, body) => {
        const link = new URL(supportMailLink(config, { subject, body }) ?? '');
        expect([...link.searchParams.keys()]).toEqual(
          body === '' ? ['subject'] : ['subject', 'body'],
        );
        expect(link.searchParams.get('subject')).toBe(subject);
        expect(link.searchParams.get('body') ?? '').toBe(body);
        expect(link.hash).toBe('');
      },
    ),
  );
});
