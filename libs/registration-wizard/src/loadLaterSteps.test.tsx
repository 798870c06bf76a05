import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadLaterSteps } from './loadLaterSteps.ts';
import { findErrorBox, findStep, openWizard } from './testing/openWizard.testing.tsx';

vi.mock('./loadLaterSteps.ts', { spy: true });

test('without a connection the first step says so, keeps everything, and goes on with the next try', async () => {
  const load = vi.mocked(loadLaterSteps).mockRejectedValue(new TypeError('Failed to fetch'));
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
