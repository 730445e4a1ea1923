import { useEffect, useEffectEvent, useState } from 'react';

import { awayDrafts } from './awayDrafts.ts';
import type { Draft } from './Draft.ts';

/** Asked when a session ends: what is in the form, where that is worth keeping. */
type Take = () => Draft | undefined;

const forms = new Map<string, Take>();
const kept = new Map<string, Draft>();
let owner: string | undefined;

/** The name of a form: which one, and of what; together with the address it is one form. */
export type DraftName = readonly [what: string, of?: string | number];

const keyOf = ([what, of = '']: DraftName) => JSON.stringify([location.pathname, what, String(of)]);

/**
 * What was typed when a session ended that nobody wanted to end. It lives in the memory of this tab, for the same
 * person at the same address in the same form; while the tab is at another page, such as that of a single sign-on, or is
 * loaded again, in the tab's storage.
 *
 * @see docs/decisions/2026-11-21-kept-input.md (AUTH-13)
 */
export const drafts = {
  /** Takes what is typed just now, for the person whose it is. */
  keep(userId: string): void {
    drafts.openFor(userId);
    for (const [key, take] of forms) {
      const draft = take();
      if (draft) kept.set(key, draft);
    }
  },

  /** Somebody is signed in: what another person typed is gone. */
  openFor(userId: string): void {
    if (owner !== userId) kept.clear();
    owner = userId;
  },

  /** A person left: nothing is kept. */
  drop: (): void => kept.clear(),

  any: (): boolean => kept.size > 0,

  /** Whether a form of this address waits to be opened again. */
  waits: (...name: DraftName): boolean => kept.has(keyOf(name)),
};

/** The page goes: what is kept stays in the tab. It is taken out of there as soon as a page of the console is back. */
function putAside(): void {
  if (kept.size > 0 && owner !== undefined) awayDrafts.put({ owner, drafts: [...kept] });
}

function takeBack(): void {
  const away = awayDrafts.take();
  if (!away) return;
  owner = away.owner;
  for (const [key, draft] of away.drafts) kept.set(key, draft);
}

takeBack();
addEventListener('pagehide', putAside);
// A page that the browser kept alive has it in memory still.
addEventListener('pageshow', ({ persisted }) => persisted && awayDrafts.take());

/** What waited for a form, and under which key the next end finds it. */
export interface KeptForm {
  readonly key: string | undefined;
  readonly draft: Draft | undefined;
}

/**
 * Gives a form back what was typed into it before a session ended.
 *
 * @param name of the form at its address; without one nothing is kept
 */
export const useDraft = (name: DraftName | undefined): KeptForm =>
  useState(() => {
    const key = name && keyOf(name);
    return { key, draft: key === undefined ? undefined : kept.get(key) };
  })[0];

/** Has a form asked when a session ends under it. What it was given back is in the form now, and nowhere else. */
export function useKeptForm({ key }: KeptForm, take: Take): void {
  const onEnd = useEffectEvent(take);
  useEffect(() => {
    if (key === undefined) return undefined;
    kept.delete(key);
    forms.set(key, () => onEnd());
    return () => void forms.delete(key);
  }, [key]);
}
