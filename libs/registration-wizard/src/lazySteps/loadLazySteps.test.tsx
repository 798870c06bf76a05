import { LazyCodeError } from '@bank-bonuses/lazy';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { writeDraft } from '../draft/draft.ts';
import { draftKey } from '../draft/draftKey.ts';
import { emptyForm } from '../form/registrationForm.ts';
import { loadLazySteps } from './loadLazySteps.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';

vi.mock('./loadLazySteps.ts', { spy: true });

afterEach(() => sessionStorage.clear());

test('the other steps load at the first focus', async () => {
  const load = vi.mocked(loadLazySteps);
  await openWizard({ answers: emptyForm });
  load.mockClear();
  act(() => screen.getByLabelText('Email').focus());
  expect(load).toHaveBeenCalledOnce();
});

test('after a lost connection, the first step shows an error, loses no answer and continues at the next press', async () => {
  const load = vi.mocked(loadLazySteps).mockRejectedValue(new TypeError('Failed to fetch'));
  const { next } = await openWizard();
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent(
    /^The next step could not be loaded\. Please check your connection and try again\.$/,
  );
  expect(links()).toEqual([]);
  expect(screen.getByLabelText('Email')).toHaveValue('avery@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Fictional-Pass-1');
  load.mockRestore();
  await next();
  expect(await findStep('About you')).toHaveFocus();
});

test('after an update of the portal, the first step offers a reload and stores the address, but not the password', async () => {
  vi.mocked(loadLazySteps).mockRejectedValue(new LazyCodeError('gone', true));
  sessionStorage.setItem(draftKey, JSON.stringify({ email: 'old@example.com', city: 'Agawam' }));
  const { next } = await openWizard();
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent(
    /^The next step could not be loaded, since the portal has been updated\..*except the ones we do not store/,
  );
  expect(within(box).getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.getByLabelText('Password')).toHaveValue('Fictional-Pass-1');
  expect(JSON.parse(sessionStorage.getItem(draftKey) ?? '')).toEqual({
    email: 'avery@example.com',
    city: 'Agawam',
  });
});

test('an address that is typed before the other steps are loaded is restored after a reload', async () => {
  const load = vi.mocked(loadLazySteps).mockReturnValue(new Promise(() => undefined));
  const first = await openWizard({ answers: emptyForm });
  await first.fill('Email', 'early@example.com');
  await first.fill('Password', 'Fictional-Pass-1');
  expect(JSON.parse(sessionStorage.getItem(draftKey) ?? '')).toEqual({
    email: 'early@example.com',
  });
  first.unmount();
  load.mockRestore();
  await openWizard({ answers: emptyForm });
  expect(await screen.findByText('Your earlier answers are back')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('early@example.com');
});

test.each([
  ['no draft', {}],
  ['the rest of a draft', { email: 'old@example.com', city: 'Agawam' }],
])(
  'an address that is cleared before the other steps are loaded leaves %s',
  async (_draft, earlier) => {
    vi.mocked(loadLazySteps).mockReturnValue(new Promise(() => undefined));
    const draft = writeDraft({ ...emptyForm, ...earlier });
    if (draft) sessionStorage.setItem(draftKey, draft);
    const { fill } = await openWizard({ answers: emptyForm });
    await fill('Email', 'early@example.com');
    await fill('Email', '');
    const { email: _cleared, ...rest } = JSON.parse(draft ?? '{}') as { email?: string };
    expect(sessionStorage.getItem(draftKey)).toBe(draft ? JSON.stringify(rest) : null);
  },
);
