import { expect, it } from 'vitest';

import { PRODUCT_MODES } from '../domain/modules.ts';
import { isConsolePath, isEntryPath } from './pathSegments.ts';
import { KNOWN_MODELS } from './sections/knownModels.ts';
import type { RouteContext } from './sections/NavSection.ts';
import { listScreenPaths } from './sections/listSections.ts';
import { getSectionRoutes } from './sections/sectionTable.ts';

const inMode = (mode: RouteContext['mode']): RouteContext => ({
  visitor: { role: 'admin', modules: [] },
  ...{ mode, hasProject: true, lumen: true, peopleLight: true, models: KNOWN_MODELS },
});

it('recognizes the first step of every path that the table of sections has, in every mode [SHELL-02]', () => {
  for (const mode of PRODUCT_MODES) {
    const facts = inMode(mode);
    const paths = [...listScreenPaths(facts), ...getSectionRoutes(facts)].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter(path => !isConsolePath(path) || isEntryPath(path))).toEqual([]);
    expect(paths.filter(path => !isConsolePath(`${path}/x`.toUpperCase()))).toEqual([]);
  }
});
