import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { TestProviders } from '@bank-bonuses/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { draftKey } from '../draft/draftKey.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { RegistrationPage } from '../RegistrationPage.tsx';
import type { StepNumber, WizardState } from '../wizard.ts';

export interface WizardStoryProps {
  step: StepNumber;
  /** What has been filled in so far. */
  answers?: Partial<RegistrationForm>;
  state?: Partial<WizardState>;
  auth?: FakeAuthOptions;
  receipt?: Receipt;
}

/** The wizard as the shell shows it, at a step and in a state. */
export function WizardStory(props: WizardStoryProps) {
  const { step, answers = {}, state, auth: options, receipt } = props;
  const [auth] = useState(() => createFakeAuth(options));
  const [router] = useState(() => {
    // What an earlier story left behind is not this one's.
    sessionStorage.removeItem(draftKey);
    const start = {
      state: { step, furthest: step, ...state },
      answers,
      ...(receipt && { receipt }),
    };
    return createMemoryRouter([{ path: '*', element: <RegistrationPage start={start} /> }], {
      initialEntries: [paths.register],
    });
  });
  return (
    <TestProviders auth={auth}>
      <RouterProvider router={router} />
    </TestProviders>
  );
}

/** Stands for a photo in the shape of what it shows. */
export function drawnPhoto(width: number, height: number, label: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9fb4aa"/><text x="50%" y="50%" font-family="sans-serif" font-size="${width / 12}" text-anchor="middle" fill="#14211c">${label}</text></svg>`;
  return {
    filename: `${label}.jpg`,
    blob: new Blob([drawing], { type: 'image/jpeg' }),
    previewUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  };
}
