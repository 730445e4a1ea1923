import { useCallback } from 'react';

import { leaves } from './sections.ts';
import type { Section } from './Section.ts';
import { useSection, useSections } from './useSections.ts';

/**
 * The address of the list that a record belongs to, in the section that is open if it has one, else in the first that has.
 *
 * @returns undefined where no section lists it
 */
export function useHomeOf(): (resource: string, record: object) => string | undefined {
  const open = useSection();
  const all = useSections();
  return useCallback(
    (resource, record) => {
      const sections = open ? [open, ...all] : all;
      return sections.flatMap(section => listsIn(section, resource, record))[0];
    },
    [open, all],
  );
}

/** The lists of a section that hold the record by what they always ask. */
const listsIn = ({ nodes }: Section, resource: string, record: object): readonly string[] =>
  leaves(nodes).flatMap(({ path, screen }) => {
    if (screen?.kind !== 'resource' || screen.resource !== resource || !screen.where) return [];
    const isHere = Object.entries(screen.where).every(
      ([field, value]) => record[field as keyof typeof record] === value,
    );
    return isHere ? [path] : [];
  });
