import { useEffect, useEffectEvent, useState } from 'react';

import { draftStorage } from './draftStorage.ts';
import type { Draft } from './Draft.ts';

/** Called when a session ends; returns the content of the form, if it is worth saving. */
type GetDraft = () => Draft | undefined;

const openForms = new Map<string, GetDraft>();
const savedDrafts = new Map<string, Draft>();
let owner: string | undefined;

/** The id of a form: its kind and its record; unique together with the path. */
export type DraftId = readonly [what: string, of?: string | number];

const formatDraftKey = ([formName, subject = '']: DraftId) =>
  JSON.stringify([location.pathname, formName, String(subject)]);

/**
 * Unsaved input of an unintentionally ended session. It stays in the memory of this tab, for the same user, path and
 * form; while the tab shows another site, such as a single sign-on, or reloads, in the session storage.
 *
 * @see docs/decisions/2026-11-21-draft-persistence.md (AUTH-13)
 */
export const drafts = {
  /** Saves the unsaved input of all forms for a user. */
  save(userId: string): void {
    drafts.setOwner(userId);
    for (const [key, getDraft] of openForms) {
      const draft = getDraft();
      if (draft) savedDrafts.set(key, draft);
    }
  },

  /** Sets the signed-in user and discards the drafts of another one. */
  setOwner(userId: string): void {
    if (owner !== userId) savedDrafts.clear();
    owner = userId;
  },

  /** Discards all drafts after a logout. */
  clear: (): void => savedDrafts.clear(),

  hasAny: (): boolean => savedDrafts.size > 0,

  /** Whether a form of this path has a draft. */
  has: (...draftId: DraftId): boolean => savedDrafts.has(formatDraftKey(draftId)),
};

/**
 * Moves the drafts to the session storage when the page unloads. The next page of the console takes them out
 * immediately.
 */
function storeDrafts(): void {
  if (savedDrafts.size > 0 && owner !== undefined)
    draftStorage.write({ owner, drafts: [...savedDrafts] });
}

function restoreDrafts(): void {
  const storedDrafts = draftStorage.readAndRemove();
  if (!storedDrafts) return;
  owner = storedDrafts.owner;
  for (const [key, draft] of storedDrafts.drafts) savedDrafts.set(key, draft);
}

restoreDrafts();
addEventListener('pagehide', storeDrafts);
// A page from the back/forward cache still has them in memory.
addEventListener('pageshow', ({ persisted }) => persisted && draftStorage.readAndRemove());

/** The draft of a form, and its key for the next session end. */
export interface FormDraft {
  readonly key: string | undefined;
  readonly draft: Draft | undefined;
}

/**
 * Returns the draft of a form from before a session ended.
 *
 * @param draftId of the form at its path; absent: nothing is saved
 * @example const { draft } = useFormDraft(['edit', user.id]);
 */
export const useFormDraft = (draftId: DraftId | undefined): FormDraft =>
  useState(() => {
    const key = draftId && formatDraftKey(draftId);
    return { key, draft: key === undefined ? undefined : savedDrafts.get(key) };
  })[0];

/**
 * Saves a draft of a form when its session ends. A restored draft is removed: the form holds it now.
 *
 * @example useSaveDraftOnSessionEnd(formDraft, () => (isUnsaved() ? getDraft() : undefined));
 */
export function useSaveDraftOnSessionEnd({ key }: FormDraft, getDraft: GetDraft): void {
  const handleSessionEnd = useEffectEvent(getDraft);
  useEffect(() => {
    if (key === undefined) return undefined;
    savedDrafts.delete(key);
    openForms.set(key, () => handleSessionEnd());
    return () => void openForms.delete(key);
  }, [key]);
}
