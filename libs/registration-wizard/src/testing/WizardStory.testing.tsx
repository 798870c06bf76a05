import type { ApiClient } from '@bank-bonuses/api-client';
import { mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { draftKey } from '../draft/draftKey.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import { entryWithNote, type RegisteredNote } from '../history/historyEntry.ts';
import { writeDraft } from '../fields/draft.ts';
import type { StepNumber } from '../fields/field.ts';
import type { RegistrationForm } from '../fields/table.ts';

export interface WizardStoryProps {
  step: StepNumber;
  /** The answers with which the form starts. */
  answers?: Partial<RegistrationForm>;
  /** The stored draft, as after a reload. */
  kept?: RegistrationForm;
  /** The note of a completed registration in the history entry. */
  registered?: RegisteredNote;
  auth?: FakeAuthOptions;
  /**
   * The service's response to the registration.
   * @default the receipt of `mockApi.register`
   */
  response?: Parameters<typeof mockApi.register>[0];
  /** Replaces the whole call, for a registration without a response. */
  register?: ApiClient['register'];
}

/** Renders the wizard as the portal does, at a step and with mocked services. */
export function WizardStory(props: WizardStoryProps) {
  const { step, kept, registered, auth: options, response, register } = props;
  // A later step without any answer would start over.
  const { answers = step === 1 || kept ? {} : { email: 'avery@example.com' } } = props;
  const [auth] = useState(() => createFakeAuth(options));
  const [client] = useState(() => ({
    ...mockClient(mockApi.register(response)),
    ...(register && { register }),
  }));
  const [router] = useState(() => {
    // An earlier story may have stored a draft or a user.
    sessionStorage.clear();
    if (kept) sessionStorage.setItem(draftKey, writeDraft(kept) ?? '');
    const start = { state: { step, furthest: step }, answers };
    return createMemoryRouter([{ path: '*', element: <RegistrationPage start={start} /> }], {
      initialEntries: [
        { pathname: paths.register, state: registered ? entryWithNote(registered) : null },
      ],
    });
  });
  return (
    <TestProviders auth={auth} client={client}>
      <RouterProvider router={router} />
    </TestProviders>
  );
}

/** Returns a drawn placeholder photo of the given size in pixels. */
export function drawnPhoto(width: number, height: number, label: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9fb4aa"/><text x="50%" y="50%" font-family="sans-serif" font-size="${width / 12}" text-anchor="middle" fill="#14211c">${label}</text></svg>`;
  return {
    filename: `${label}.jpg`,
    blob: new Blob([drawing], { type: 'image/jpeg' }),
    previewUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  };
}
