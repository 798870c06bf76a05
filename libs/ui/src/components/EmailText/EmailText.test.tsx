import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './EmailText.tsx';

test.each([
  ['avery@example.com', 'avery<wbr><span>@example<wbr>.com</span>'],
  ['a.b@mail.example.com', 'a<wbr>.b<wbr><span>@mail<wbr>.example<wbr>.com</span>'],
  ['"a@b"@example.com', '"a@b"<wbr><span>@example<wbr>.com</span>'],
  ['nobody', 'nobody'],
  ['', ''],
])('%j may break as %j, and reads as it is', (address, html) => {
  const { container } = render(<EmailText>{address}</EmailText>);
  expect(container.innerHTML.replace(/ class="[^"]*"/, '')).toBe(html);
  expect(container).toHaveTextContent(address);
});
