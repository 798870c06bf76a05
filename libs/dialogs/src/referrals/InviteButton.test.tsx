import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InviteButton, ReferralRate } from './index.ts';
// Imported here, so that no test waits while the lazy dialog is compiled.
import './ReferralDialogContent.tsx';

const copied = 'Referral link copied to clipboard';

/** Sets the clipboard and share functions of `navigator`, which jsdom lacks. */
function device({ writeText, share }: Partial<Record<'writeText' | 'share', () => Promise<void>>>) {
  const properties = { clipboard: writeText && { writeText }, ...(share && { share }) };
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

const open = async (referralCode?: string) => {
  const page = renderWithProviders(
    <InviteButton>
      Earn <ReferralRate />
    </InviteButton>,
    {
      auth: createFakeAuth({ state: signedInAs({ referralCode }) }),
    },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Earn $50' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite Friends & Earn Rewards' });
  return { ...page, dialog };
};

const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your referral link' });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  vi.useRealTimers();
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

test('the reward stays visible while amounts are hidden, because it is the same for everyone', () => {
  renderWithProviders(
    <AmountsProvider hidden>
      <InviteButton>
        Earn <ReferralRate />
      </InviteButton>
    </AmountsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Earn $50' })).toBeVisible();
});

test('the dialog explains how to earn the reward, and shows a read-only link without a code', async () => {
  const { dialog } = await open();
  for (const text of [
    'Tell your friends',
    'They sign up via your link',
    "They write your name in the 'Who referred you?' box",
    'You earn $50',
    'When they complete their first bank bonus.',
  ]) {
    expect(dialog).toHaveTextContent(text);
  }
  expect(dialog).not.toHaveTextContent('referral code');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  expect(link()).toHaveValue(`${location.origin}/register`);
  expect(link()).toHaveAttribute('readonly');
});

test("the link includes the customer's code, and the dialog explains the code", async () => {
  const { dialog } = await open('ALEX 7');
  expect(link()).toHaveValue(`${location.origin}/register?ref=ALEX+7`);
  expect(dialog).toHaveTextContent('Your link fills in your referral code');
});

describe('copying', () => {
  test('is confirmed only once the link is in the clipboard', async () => {
    const clipboard = Promise.withResolvers<void>();
    const writeText = vi.fn(() => clipboard.promise);
    const { user } = await open('ALEX7');
    device({ writeText });
    await user.click(button('Copy link'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/register?ref=ALEX7`);
    expect(screen.queryByText(copied)).toBeNull();
    clipboard.resolve();
    expect(await screen.findByText('Copied!')).toBeInTheDocument();
    expect(screen.getByText(copied)).toBeInTheDocument();
    expect(button('Copied')).toBeVisible();
  });

  test('shows a check mark for three seconds after the last copy', async () => {
    await open();
    device({ writeText: () => Promise.resolve() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const press = (name: string) =>
      act(async () => {
        button(name).click();
        await Promise.resolve();
      });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await press('Copy link');
    await pass(2_000);
    await press('Copied');
    await pass(2_999);
    expect(button('Copied')).toBeVisible();
    await pass(1);
    expect(button('Copy link')).toBeVisible();
  });

  test('shows an error and selects the link if there is no clipboard', async () => {
    const { user } = await open();
    device({});
    await user.click(button('Copy link'));
    expect(await screen.findByText('Failed to copy link')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.queryByText(copied)).toBeNull();
    expect(button('Copy link')).toBeVisible();
    expect(link()).toHaveFocus();
    expect([link().selectionStart, link().selectionEnd]).toEqual([0, link().value.length]);
    expect(link()).toHaveAccessibleDescription(/did not allow copying/);
  });
});

describe('sharing', () => {
  const openWith = async (share: () => Promise<void>) => {
    device({ share });
    const { user } = await open();
    await user.click(button('Share link'));
  };

  test('passes the link to the share sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    await openWith(share);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Invite Friends & Earn Rewards',
      url: `${location.origin}/register`,
    });
    expect(screen.queryByText('Error')).toBeNull();
  });

  test('shows no error if the share sheet is closed', async () => {
    await openWith(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    expect(screen.queryByText('Error')).toBeNull();
  });

  test('reports a failed share sheet', async () => {
    await openWith(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    expect(await screen.findByText('Failed to share link')).toBeInTheDocument();
  });
});
