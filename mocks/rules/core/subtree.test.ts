import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { services } from '../../assembly/services.ts';
import { createCollectionShapes } from '../../platform/collectionShapes.ts';
import { type Row, Store } from '../../platform/Store.ts';
import { countStates, countStatesByModel } from './assetCounts.ts';
import { createSubtreeCondition } from '../../model/subtree.ts';

const shapes = createCollectionShapes(services);

const STATES = ['normal', 'fault', 'offline', 'unknown'];

/** A tree of up to four levels, given by the index of each domain's parent among those before it. */
const trees = fc.array(fc.option(fc.nat()), { minLength: 1, maxLength: 30 }).map(parents =>
  parents.reduce<readonly Row[]>((domains, chosen, i) => {
    const roomy = domains.filter(({ level }) => Number(level) < 4);
    const parent = chosen === null ? undefined : roomy[chosen % Math.max(1, roomy.length)];
    const level = Number(parent?.level ?? 0) + 1;
    return [...domains, { id: `d${i}`, level, ...(parent && { parentId: parent.id }) }];
  }, []),
);

const assets = fc.array(
  fc.record({
    place: fc.nat(),
    status: fc.constantFrom(...STATES),
    model: fc.constantFrom('ssslc', 'ssgw', 'led'),
  }),
  { maxLength: 60 },
);

function isBelow(domains: readonly Row[], id: unknown, top: unknown): boolean {
  if (id === top) return true;
  const parentId = domains.find(domain => domain.id === id)?.parentId;
  return parentId !== undefined && isBelow(domains, parentId, top);
}

describe('the subtree of a domain', () => {
  it('is what has it among its ancestors, in any tree, and its states and models add up [DOM-07]', () => {
    fc.assert(
      fc.property(trees, assets, fc.nat(), (domains, seededAssets, nth) => {
        const rows = seededAssets.map(({ place: position, ...asset }, i) => ({
          id: `a${i}`,
          ...asset,
          domainId: domains[position % domains.length]?.id,
        }));
        const store = new Store(shapes, { domains, assets: rows });
        const id = String(domains[nth % domains.length]?.id);
        const where = createSubtreeCondition(store, id, 'domainId');
        const below = rows.filter(({ domainId }) => isBelow(domains, domainId, id));
        const counts = countStates(store, where);
        expect(store.table('assets').count(where)).toBe(below.length);
        expect(counts.total).toBe(below.length);
        expect(counts.fault).toBe(below.filter(({ status }) => status === 'fault').length);
        const models = countStatesByModel(store, where);
        expect(models.reduce((sum, { total }) => sum + total, 0)).toBe(below.length);
        expect(models.reduce((sum, { offline }) => sum + offline, 0)).toBe(counts.offline);
      }),
    );
  });
});
