import { expect, it } from 'vitest';

import { PRODUCT_MODES } from '../domain/modules.ts';
import { isPlace, isWayIn } from './firstSteps.ts';
import { KNOWN_MODELS } from './sections/models.ts';
import type { Facts } from './sections/Section.ts';
import { allPlaces } from './sections/sections.ts';
import { rulesFor } from './sections/table.ts';

const inMode = (mode: Facts['mode']): Facts => ({
  visitor: { role: 'admin', modules: [] },
  ...{ mode, hasProject: true, lumen: true, peopleLight: true, models: KNOWN_MODELS },
});

it('knows the first step of every address that the table of sections has, in every mode [SHELL-02]', () => {
  for (const mode of PRODUCT_MODES) {
    const facts = inMode(mode);
    const paths = [...allPlaces(facts), ...rulesFor(facts)].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter(path => !isPlace(path) || isWayIn(path))).toEqual([]);
    expect(paths.filter(path => !isPlace(`${path}/x`.toUpperCase()))).toEqual([]);
  }
});
