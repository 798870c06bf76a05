import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './EmailText.tsx';

test.each([
  ['avery@example.com', 'avery<wbr>@example<wbr>.com'],
  ['a.b@mail.example.com', 'a<wbr>.b<wbr>@mail<wbr>.example<wbr>.com'],
  ['"a@b"@example.com', '"a<wbr>@b"<wbr>@example<wbr>.com'],
  ['nobody', 'nobody'],
  ['', ''],
])('renders %j as one text that breaks only at its parts: %j', (address, html) => {
  const { container } = render(<EmailText>{address}</EmailText>);
  expect(container.innerHTML).toBe(`<span translate="no">${html}</span>`);
  expect(container).toHaveTextContent(address);
});
