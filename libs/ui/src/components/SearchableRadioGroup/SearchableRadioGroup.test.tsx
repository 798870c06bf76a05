import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { SearchableRadioGroup } from './SearchableRadioGroup.tsx';

const options = ['Ally Bank', 'Chase', 'U.S. Bank'].map((label) => ({ value: label, label }));
const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());

function Picker({ allowsOther = false }) {
  const [value, setValue] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <SearchableRadioGroup
        label="Institution"
        searchLabel="Search banks"
        options={options}
        value={value}
        onValueChange={setValue}
        emptyText="No bank has this name."
        allowsOther={allowsOther}
      />
      <output aria-label="Chosen">{value}</output>
      <LiveRegion />
    </form>
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Search banks' });
const shown = () =>
  within(screen.getByRole('radiogroup', { name: 'Institution' }))
    .queryAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).value);

test('shows the options that match regardless of case and dots, and announces their number', async () => {
  render(<Picker />);
  await userEvent.type(search(), 'us b');
  expect(shown()).toEqual(['U.S. Bank']);
  expect(screen.getByText('1 of 3 shown')).toBeInTheDocument();
});

test('shows a message if nothing matches', async () => {
  render(<Picker />);
  await userEvent.type(search(), 'zzz');
  expect(shown()).toEqual([]);
  expect(within(screen.getByRole('radiogroup')).getByText('No bank has this name.')).toBeVisible();
});

test('arrow keys move into the list and choose, and the choice stays during the next search', async () => {
  render(<Picker />);
  await userEvent.click(search());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Ally Bank' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('status', { name: 'Chosen' })).toHaveTextContent('Chase');
  await userEvent.type(search(), 'ally');
  expect(screen.getByRole('status', { name: 'Chosen' })).toHaveTextContent('Chase');
});

test('Enter in the search box chooses the only match and does not submit the form', async () => {
  render(<Picker />);
  await userEvent.type(search(), 'chas{Enter}');
  expect(screen.getByRole('radio', { name: 'Chase' })).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends a composition chooses nothing (%j)',
  async (mark) => {
    render(<Picker />);
    await userEvent.type(search(), 'chas');
    fireEvent.keyDown(search(), { key: 'Enter', ...mark });
    expect(screen.getByRole('radio', { name: 'Chase' })).not.toBeChecked();
  },
);

test('announces what Enter has chosen', async () => {
  render(<Picker allowsOther />);
  await userEvent.type(search(), 'chas{Enter}');
  expect(screen.getByText('Chase chosen')).toBeInTheDocument();
  await userEvent.clear(search());
  await userEvent.type(search(), 'Zzz Bank{Enter}');
  expect(screen.getByText('Zzz Bank chosen')).toBeInTheDocument();
});

test('says its label once, for the search box and the options', () => {
  render(<Picker />);
  expect(screen.getAllByText('Institution')).toHaveLength(1);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('radiogroup', { name: 'Institution' })).toContainElement(search());
});

test('offers to add the query, and still lists the added option after the search', async () => {
  render(<Picker allowsOther />);
  const rows = () =>
    screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  await userEvent.type(search(), ' Sample  Credit Union ');
  expect(rows()).toEqual(['Add "Sample Credit Union"']);
  expect(screen.queryByText('Nothing matches your search.', { selector: 'p' })).toBeNull();
  await userEvent.click(screen.getByRole('radio'));
  expect(screen.getByRole('radio', { name: 'Sample Credit Union' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sample Credit Union' })).toHaveFocus();
  await userEvent.clear(search());
  expect(rows()).toHaveLength(options.length + 1);
  expect(rows().at(-1)).toBe('Sample Credit Union');
});

test('does not offer to add an existing option, or a query without letters', async () => {
  render(<Picker allowsOther />);
  for (const text of ['chase', ' CHASE ', '- -']) {
    await userEvent.clear(search());
    await userEvent.type(search(), text);
    expect(screen.queryByRole('radio', { name: /^Add/ })).toBeNull();
  }
});

test('Enter in the search box adds the query if no option matches', async () => {
  render(<Picker allowsOther />);
  await userEvent.type(search(), 'Zzz Bank{Enter}');
  expect(screen.getByRole('radio', { name: 'Zzz Bank' })).toBeChecked();
  await userEvent.clear(search());
  await userEvent.type(search(), 'chas{Enter}');
  expect(screen.getByRole('radio', { name: 'Chase' })).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});
