import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './EmailText.tsx';

test.each([
  ['avery@example.com', '<span>avery</span><wbr><span>@example<wbr>.com</span>'],
  ['a.b@mail.example.com', '<span>a<wbr>.b</span><wbr><span>@mail<wbr>.example<wbr>.com</span>'],
  ['"a@b"@example.com', '<span>"a@b"</span><wbr><span>@example<wbr>.com</span>'],
  ['nobody', '<span>nobody</span>'],
  ['', '<span></span>'],
])('renders %j as %j, with unchanged text', (address, html) => {
  const { container } = render(<EmailText>{address}</EmailText>);
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe(html);
  expect(container).toHaveTextContent(address);
});
