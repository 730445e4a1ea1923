import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useHasFailed } from '../../data/useConfiguration.ts';
import { lastMode } from '../../data/useProduct.ts';
import { type Found, placeAt } from './placeAt.ts';
import type { Facts, Section } from './Section.ts';
import { sectionAt, sectionsFor } from './sections.ts';
import { useFacts } from './useFacts.ts';

/** What is so, or most likely: while the platform has not said its mode, it is taken to have the one that it had. */
function useLikely(): Facts {
  const facts = useFacts();
  return useMemo(() => ({ ...facts, mode: facts.mode ?? lastMode() }), [facts]);
}

/** The sections that the person who is signed in may enter. */
export function useSections(): readonly Section[] {
  const facts = useLikely();
  return useMemo(() => sectionsFor(facts), [facts]);
}

/** What is at the address of now. What is only likely may open a screen, but sends nobody away. */
export function usePlace(): Found {
  const facts = useFacts();
  const likely = useLikely();
  const { pathname } = useLocation();
  return useMemo(() => {
    const known = placeAt(pathname, facts);
    const guess = placeAt(pathname, likely);
    const opens = guess.kind === 'screen' || guess.kind === 'redirect';
    return known.kind === 'wait' && opens ? guess : known;
  }, [pathname, facts, likely]);
}

/** Whether there may be a screen at the address of now, if the configuration that decides had loaded. */
export function useMayExist(): boolean {
  const facts = useFacts();
  const { pathname } = useLocation();
  const lumen = useHasFailed('lumen');
  const peopleLight = useHasFailed('peopleLight');
  if (!lumen && !peopleLight) return false;
  const possible = {
    ...facts,
    ...(lumen && { lumen: true }),
    ...(peopleLight && { peopleLight: true }),
  };
  return placeAt(pathname, possible).kind === 'screen';
}

/** The section that the address of now belongs to, if the person may enter it. */
export function useSection(): Section | undefined {
  const facts = useLikely();
  const { pathname } = useLocation();
  return useMemo(() => sectionAt(pathname, facts), [pathname, facts]);
}
