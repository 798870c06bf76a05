import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'active', label: 'Active', content: 'Two in progress' },
  { value: 'paid', label: 'Paid', content: 'None yet' },
];

test('shows the panel of the first tab, and of a clicked one', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="Bonuses" items={items} onValueChange={onValueChange} />);
  expect(screen.getByRole('tablist', { name: 'Bonuses' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Active' })).toHaveTextContent('Two in progress');
  await userEvent.click(screen.getByRole('tab', { name: 'Paid' }));
  expect(screen.getByRole('tabpanel', { name: 'Paid' })).toHaveTextContent('None yet');
  expect(screen.queryByText('Two in progress')).toBeNull();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('paid');
});

test('supports arrow keys and Enter', async () => {
  render(<Tabs label="Bonuses" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Paid', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Paid' })).toBeVisible();
});

function Controlled() {
  const [value, setValue] = useState('paid');
  return (
    <>
      <Tabs label="Bonuses" items={items} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('shows the tab that the parent component sets', async () => {
  render(<Controlled />);
  expect(screen.getByRole('tabpanel', { name: 'Paid' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
  expect(screen.getByRole('status')).toHaveTextContent('active');
  expect(screen.getByRole('tabpanel', { name: 'Active' })).toBeVisible();
});
