import { useEffect } from 'react';

/** Asks the customer whether to log out, and calls `signOut` if the customer confirms. */
export type AskBeforeSignOut = (signOut: () => void) => void;

/** The question of the page that is shown. */
let question: AskBeforeSignOut | undefined;

/**
 * Asks the customer before a logout, as long as `ask` is defined. Use it when a logout would lose
 * data. A session that ends in another way, for example by a logout in another tab, ends without
 * the question.
 */
export function useAskBeforeSignOut(ask: AskBeforeSignOut | undefined): void {
  useEffect(() => {
    question = ask;
    return () => {
      if (question === ask) question = undefined;
    };
  }, [ask]);
}

/** Logs out. If the page has set a question, the customer must confirm it first. */
function passSignOutQuestion(signOut: () => void): void {
  if (question) question(signOut);
  else signOut();
}

/** Returns the function that logs out after the page's question. */
export const useSignOutQuestion = () => passSignOutQuestion;
