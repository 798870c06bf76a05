import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { PublicPage } from './PublicPage.tsx';
import { PublicPageFoot } from './PublicPageFoot.tsx';

test('has one main landmark with the h1, which can be focused through titleRef', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <PublicPage
      title="Welcome back"
      titleRef={ref}
      description="Login with your email and password"
    >
      form
    </PublicPage>,
  );
  ref.current?.focus();
  const heading = screen.getByRole('heading', { level: 1, name: 'Welcome back' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('main')).toContainElement(heading);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('toggles its panel by a button', async () => {
  render(
    <PublicPage title="Welcome back" aside={<p>Three lines</p>} asideTitle="What we do">
      form
    </PublicPage>,
  );
  expect(screen.getByRole('complementary', { name: 'What we do' })).toBeInTheDocument();
  const fold = screen.getByRole('button', { name: 'What we do' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test("shows the footer of the surrounding layout below the page's own legal text", () => {
  render(
    <PublicPageFoot footer={<button>Help</button>}>
      <PublicPage title="Welcome back" footer="Small print">
        Form
      </PublicPage>
    </PublicPageFoot>,
  );
  const foot = within(screen.getByRole('main')).getByRole('button', { name: 'Help' });
  expect(screen.getByText('Small print').compareDocumentPosition(foot)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
