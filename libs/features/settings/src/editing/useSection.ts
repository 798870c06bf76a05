import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { updateProfileMutation } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { useToast } from '@bank-bonuses/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureReason } from '../failureReason.ts';
import { rejectedFields } from './rejectedFields.ts';
import { useUnsaved } from './useUnsaved.ts';

/** The unsaved values of a section's form. */
export type Draft = Record<string, string>;

export interface SectionRules<D extends Draft> {
  /** Name of the section, as used within a sentence. */
  name: string;
  /** The stored values as a draft; `undefined` while loading. */
  saved: D | undefined;
  /** Returns the body of the profile update for a draft. */
  toGroup: (draft: D) => ProfileUpdate;
  successText: string;
}

type State<D> =
  | { mode: 'view' }
  | { mode: 'edit'; draft: D }
  /** The save failed. The stored value is shown again, and the draft can be restored. */
  | { mode: 'failed'; draft: D; reason: string | undefined };

/** Manages one editable section of the profile: viewing, editing and saving. */
export function useSection<D extends Draft>({
  name,
  saved,
  toGroup,
  successText,
}: SectionRules<D>) {
  const toast = useToast();
  const update = useMutation(updateProfileMutation(useApiClient()));
  const [state, setState] = useState<State<D>>({ mode: 'view' });
  // A ref, because a second press can arrive before the re-render that disables the button.
  const isSending = useRef(false);

  if (state.mode === 'failed' && saved && isSame(toGroup(state.draft), toGroup(saved))) {
    // The response was lost, but the refetched profile contains the new values, so the save
    // succeeded.
    setState({ mode: 'view' });
  }
  const isUnsaved =
    state.mode === 'failed' || (state.mode === 'edit' && differs(state.draft, saved));
  useUnsaved(name, isUnsaved);

  const save = async () => {
    if (state.mode !== 'edit' || isSending.current) return;
    const { draft } = state;
    isSending.current = true;
    try {
      await update.mutateAsync(toGroup(draft));
      setState({ mode: 'view' });
      toast.show({ title: successText, tone: 'positive' });
    } catch (error) {
      const reason = rejectedFields(error) ?? failureReason(error);
      setState({ mode: 'failed', draft, reason });
      toast.show({ title: 'Failed to update profile', description: reason, tone: 'critical' });
    } finally {
      isSending.current = false;
    }
  };

  return {
    state,
    isSaving: update.isPending,
    save,
    /** Opens the section with the stored values. */
    edit: () => saved && setState({ mode: 'edit', draft: saved }),
    /** Opens the section with the values typed before the failed save. */
    editAgain: () =>
      setState((now) => (now.mode === 'failed' ? { mode: 'edit', draft: now.draft } : now)),
    /** Discards the draft and shows the stored values. */
    cancel: () => setState({ mode: 'view' }),
    change: (name: keyof D, value: string) =>
      setState((now) =>
        now.mode === 'edit' ? { ...now, draft: { ...now.draft, [name]: value } } : now,
      ),
  };
}

const isSame = (one: ProfileUpdate, other: ProfileUpdate) =>
  JSON.stringify(one) === JSON.stringify(other);

const differs = <D extends Draft>(draft: D, saved: D | undefined) =>
  Object.entries(draft).some(([key, value]) => value !== saved?.[key]);
