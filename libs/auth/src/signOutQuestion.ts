import { createContext, use, useEffect } from 'react';

/** Asks the customer whether to log out, and calls `signOut` if the customer confirms. */
export type AskBeforeSignOut = (signOut: () => void) => void;

export interface SignOutQuestion {
  /**
   * Sets the question that the customer must confirm before a logout. Returns a function that
   * removes it.
   */
  set: (ask: AskBeforeSignOut) => () => void;
  /** Asks the question if one is set; otherwise signs out immediately. */
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
 * Asks the customer before a logout, as long as `ask` is defined. Use it when a logout would lose
 * data. A session that ends in another way, for example by a logout in another tab, ends without
 * the question.
 */
export function useAskBeforeSignOut(ask: AskBeforeSignOut | undefined): void {
  const question = use(SignOutQuestionContext);
  useEffect(() => ask && question.set(ask), [question, ask]);
}

/**
 * Returns a function that logs out. If the page has set a question, the customer must confirm it
 * first.
 */
export function useSignOutQuestion(): SignOutQuestion['pass'] {
  return use(SignOutQuestionContext).pass;
}
