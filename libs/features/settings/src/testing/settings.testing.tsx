import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { renderWithProviders, type RenderOptions } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import type { CardProps } from '../cards/cardProps.ts';
import { CardOfProfile } from './CardOfProfile.testing.tsx';

/** Opens one card of Settings as a signed-in customer, without the rest of the page. */
export const openCard = (Card: ComponentType<CardProps>, options: RenderOptions = {}) =>
  renderWithProviders(<CardOfProfile Card={Card} />, {
    auth: createFakeAuth({ state: signedInAs() }),
    ...options,
  });

/** Returns queries for the open form of the section with this name. */
export const form = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));

/** Returns the element with the value of a term. */
export function detail(term: string): HTMLElement {
  const line = screen.getByText(term, { selector: 'dt' }).parentElement;
  if (!line) throw new Error(`The term '${term}' has no value.`);
  return within(line).getByRole('definition');
}

export interface Edit {
  section: string;
  /** Text to enter into each field, by label. The text 'chosen' clicks the option instead. */
  fields: Record<string, string>;
}

/** Opens a section, once the profile has loaded, and fills in the fields. */
export async function edit(user: UserEvent, { section, fields }: Edit) {
  const button = screen.getByRole('button', { name: `Edit ${section}` });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  for (const [label, text] of Object.entries(fields)) {
    const field = form(section).getByLabelText(label);
    if (text === 'chosen') await user.click(field);
    else {
      await user.clear(field);
      await user.paste(text);
    }
  }
}

export const press = (user: UserEvent, section: string, name: string) =>
  user.click(form(section).getByRole('button', { name }));

/** Mocks the profile update and records the bodies that are sent. */
export function recordUpdates(
  server: { use: (...handlers: RequestHandler[]) => void },
  mockFailure?: MockFailure,
) {
  const sent: ProfileUpdate[] = [];
  server.use(mockApi.updateProfile(mockFailure, (group) => sent.push(group)));
  return sent;
}
