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

/** Manages one editable section of the profile: viewing, editing and saving. */
export function useSection<D extends Draft>({
  name,
  saved,
  toGroup,
  successText,
}: SectionRules<D>) {
  const toast = useToast();
  const update = useMutation(updateProfileMutation(useApiClient()));
  /** The typed values; `undefined` while the stored values are shown. */
  const [draft, setDraft] = useState<D>();
  // A ref, because a second press can arrive before the re-render that disables the button.
  const isSending = useRef(false);

  // A response that was lost is no failure if the refetched profile contains the new values.
  const isSaved = !draft || (saved && isSame(toGroup(draft), toGroup(saved)));
  const hasFailed = update.isError && !isSaved;
  const mode = hasFailed ? 'failed' : draft && !update.isError ? 'edit' : 'view';
  useUnsaved(name, hasFailed || (mode === 'edit' && differs(draft, saved)));

  const save = async () => {
    if (!draft || isSending.current) return;
    isSending.current = true;
    try {
      await update.mutateAsync(toGroup(draft));
      setDraft(undefined);
      toast.show({ title: successText, tone: 'positive' });
    } catch (error) {
      const description = reasonOf(error);
      toast.show({ title: 'Failed to update profile', description, tone: 'critical' });
    } finally {
      isSending.current = false;
    }
  };
  const open = (values: D | undefined) => {
    update.reset();
    setDraft(values);
  };

  return {
    mode,
    draft,
    /** Why the save failed. The stored values are shown again, and the draft can be restored. */
    reason: reasonOf(update.error),
    isSaving: update.isPending,
    save,
    /** Opens the section with the stored values. */
    edit: () => open(saved),
    /** Opens the section with the values typed before the failed save. */
    editAgain: () => open(draft),
    /** Discards the draft and shows the stored values. */
    cancel: () => open(undefined),
    change: (name: keyof D, value: string) => setDraft((now) => now && { ...now, [name]: value }),
  } as const;
}

const reasonOf = (error: unknown) => rejectedFields(error) ?? failureReason(error);

const isSame = (one: ProfileUpdate, other: ProfileUpdate) =>
  JSON.stringify(one) === JSON.stringify(other);

const differs = <D extends Draft>(draft: D | undefined, saved: D | undefined) =>
  Object.entries(draft ?? {}).some(([key, value]) => value !== saved?.[key]);
