import { useCallback } from 'react';

import { collectScreenNodes } from './listSections.ts';
import type { NavNode } from './NavSection.ts';
import { isListOf } from './sectionTable.ts';
import { useSection, useSections } from './useSections.ts';

/**
 * Returns the path of the list of a resource, or of a record by its known fields: in the open section if it lists them, else in
 * the first that does.
 *
 * @returns undefined if no section of the user lists them
 */
export function useSectionListPath(): (resource: string, known?: object) => string | undefined {
  const openSection = useSection();
  const allSections = useSections();
  return useCallback(
    (resource, known = {}) =>
      (openSection ? [openSection, ...allSections] : allSections)
        .flatMap(({ nodes }) => collectScreenNodes(nodes))
        .find(node => isListOf(resource, node.screen) && listsRecord(node, known))?.path,
    [openSection, allSections],
  );
}

/** Whether a list has all records with these fields, by its fixed filter and by the one that it opens with. */
function listsRecord({ screen, defaultFilter }: NavNode, known: object): boolean {
  const where = screen?.kind === 'resource' ? screen.where : undefined;
  return Object.entries({ ...where, ...defaultFilter }).every(([field, condition]) => {
    const values =
      typeof condition === 'object' && condition && 'inq' in condition ? condition.inq : condition;
    return [values].flat().includes(known[field as keyof typeof known]);
  });
}
