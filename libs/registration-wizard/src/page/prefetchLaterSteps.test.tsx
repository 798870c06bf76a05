import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openWizard } from '../testing/openWizard.testing.tsx';

afterEach(() => document.head.replaceChildren());

test('the scripts of the later steps are fetched ahead, once the first field has the focus', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.dataset['later'] = '/assets/a.js /assets/b.js';
  document.body.append(root);
  const { user } = await openWizard();
  const prefetched = () =>
    [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));
  expect(prefetched()).toEqual([]);
  await user.click(screen.getByLabelText('Email'));
  await user.click(screen.getByLabelText('Password'));
  expect(prefetched()).toEqual(['/assets/a.js', '/assets/b.js']);
  root.remove();
});
