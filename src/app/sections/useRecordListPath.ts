import { useCallback } from 'react';

import { collectScreenNodes } from './listSections.ts';
import type { NavSection } from './NavSection.ts';
import { useSection, useSections } from './useSections.ts';

/**
 * Returns the list path of a record: in the open section if it lists the record, else in the first that does.
 *
 * @returns undefined if no section lists it
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

/** Returns the lists of a section whose fixed filter matches the record. */
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
