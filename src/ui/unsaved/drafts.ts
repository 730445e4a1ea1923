import { useEffect, useEffectEvent, useState } from 'react';

import { draftStorage } from './draftStorage.ts';
import type { Draft } from './Draft.ts';

/** Asked when a session ends: what is in the form, where that is worth keeping. */
type GetDraft = () => Draft | undefined;

const openForms = new Map<string, GetDraft>();
const savedDrafts = new Map<string, Draft>();
let owner: string | undefined;

/** The name of a form: which one, and of what; together with the address it is one form. */
export type DraftId = readonly [what: string, of?: string | number];

const formatDraftKey = ([formName, subject = '']: DraftId) =>
  JSON.stringify([location.pathname, formName, String(subject)]);

/**
 * What was typed when a session ended that nobody wanted to end. It lives in the memory of this tab, for the same
 * person at the same address in the same form; while the tab is at another page, such as that of a single sign-on, or is
 * loaded again, in the tab's storage.
 *
 * @see docs/decisions/2026-11-21-kept-input.md (AUTH-13)
 */
export const drafts = {
  /** Takes what is typed just now, for the person whose it is. */
  save(userId: string): void {
    drafts.setOwner(userId);
    for (const [key, getDraft] of openForms) {
      const draft = getDraft();
      if (draft) savedDrafts.set(key, draft);
    }
  },

  /** Somebody is signed in: what another person typed is gone. */
  setOwner(userId: string): void {
    if (owner !== userId) savedDrafts.clear();
    owner = userId;
  },

  /** A person left: nothing is kept. */
  clear: (): void => savedDrafts.clear(),

  hasAny: (): boolean => savedDrafts.size > 0,

  /** Whether a form of this address waits to be opened again. */
  has: (...draftId: DraftId): boolean => savedDrafts.has(formatDraftKey(draftId)),
};

/** The page goes: what is kept stays in the tab. It is taken out of there as soon as a page of the console is back. */
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
// A page that the browser kept alive has it in memory still.
addEventListener('pageshow', ({ persisted }) => persisted && draftStorage.readAndRemove());

/** What waited for a form, and under which key the next end finds it. */
export interface FormDraft {
  readonly key: string | undefined;
  readonly draft: Draft | undefined;
}

/**
 * Gives a form back what was typed into it before a session ended.
 *
 * @param draftId of the form at its address; without one nothing is kept
 */
export const useFormDraft = (draftId: DraftId | undefined): FormDraft =>
  useState(() => {
    const key = draftId && formatDraftKey(draftId);
    return { key, draft: key === undefined ? undefined : savedDrafts.get(key) };
  })[0];

/** Has a form asked when a session ends under it. What it was given back is in the form now, and nowhere else. */
export function useSaveDraftOnSessionEnd({ key }: FormDraft, getDraft: GetDraft): void {
  const handleSessionEnd = useEffectEvent(getDraft);
  useEffect(() => {
    if (key === undefined) return undefined;
    savedDrafts.delete(key);
    openForms.set(key, () => handleSessionEnd());
    return () => void openForms.delete(key);
  }, [key]);
}
