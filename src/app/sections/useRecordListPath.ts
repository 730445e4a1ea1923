import { useCallback } from 'react';

import { collectScreenNodes } from './listSections.ts';
import type { NavSection } from './NavSection.ts';
import { useSection, useSections } from './useSections.ts';

/**
 * The address of the list that a record belongs to, in the section that is open if it has one, else in the first that has.
 *
 * @returns undefined where no section lists it
 */
export function useRecordListPath(): (resource: string, record: object) => string | undefined {
  const openSection = useSection();
  const allSections = useSections();
  return useCallback(
    (resource, record) => {
      const sections = openSection ? [openSection, ...allSections] : allSections;
      return sections.flatMap(section => findListPaths(section, resource, record))[0];
    },
    [openSection, allSections],
  );
}

/** The lists of a section that hold the record by what they always ask. */
const findListPaths = (
  { nodes }: NavSection,
  resource: string,
  record: object,
): readonly string[] =>
  collectScreenNodes(nodes).flatMap(({ path, screen }) => {
    if (screen?.kind !== 'resource' || screen.resource !== resource || !screen.where) return [];
    const isMatch = Object.entries(screen.where).every(
      ([field, value]) => record[field as keyof typeof record] === value,
    );
    return isMatch ? [path] : [];
  });
