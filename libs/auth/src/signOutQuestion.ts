import { createContext, use, useEffect } from 'react';

/** Asks whether to log out all the same, and calls back when the customer wants to. */
export type AskBeforeSignOut = (signOut: () => void) => void;

export interface SignOutQuestion {
  /** From now on this is asked; returns what takes it back. */
  set: (ask: AskBeforeSignOut) => () => void;
  /** Asks first where there is something to ask. */
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
 * Has the customer asked before their own logout while `ask` is given, because something would be
 * lost. Whatever else ends the session, such as another tab, waits for no answer.
 */
export function useAskBeforeSignOut(ask: AskBeforeSignOut | undefined): void {
  const question = use(SignOutQuestionContext);
  useEffect(() => ask && question.set(ask), [question, ask]);
}

/** Hands on the customer's wish to log out: at once, or when the page that asks has its answer. */
export function useSignOutQuestion(): SignOutQuestion['pass'] {
  return use(SignOutQuestionContext).pass;
}
