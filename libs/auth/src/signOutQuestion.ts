import { createContext, use, useEffect } from 'react';

/** Asks the customer whether to log out, and calls `signOut` if the customer confirms. */
export type AskBeforeSignOut = (signOut: () => void) => void;

export interface SignOutQuestion {
  /** Sets the question and returns a function that removes it. */
  set: (ask: AskBeforeSignOut) => () => void;
  /** Asks the question if there is one, otherwise signs out at once. */
  pass: (signOut: () => void) => void;
}

export function createSignOutQuestion(): SignOutQuestion {
  let current: AskBeforeSignOut | undefined;
  return {
    set(ask) {
      current = ask;
      return () => {
        if (current === ask) current = undefined;
      };
    },
    pass(signOut) {
      if (current) current(signOut);
      else signOut();
    },
  };
}

export const SignOutQuestionContext = createContext(createSignOutQuestion());

/**
 * Asks the customer before a logout while `ask` is defined, because data would be lost. Other ends of the
 * session, such as a logout in another tab, do not wait for the answer.
 */
export function useAskBeforeSignOut(ask: AskBeforeSignOut | undefined): void {
  const question = use(SignOutQuestionContext);
  useEffect(() => ask && question.set(ask), [question, ask]);
}

/** Returns a function that logs out at once, or after the customer has confirmed the page's question. */
export function useSignOutQuestion(): SignOutQuestion['pass'] {
  return use(SignOutQuestionContext).pass;
}
