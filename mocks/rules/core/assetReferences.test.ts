import { describe, expect, it } from 'vitest';

import { services } from '../../assembly/services.ts';
import { createCollectionShapes } from '../../platform/collectionShapes.ts';
import { type StoreRows, Store } from '../../platform/Store.ts';
import {
  removeAssetReferences,
  removeDomainReferences,
  swapAssetReferences,
} from './assetReferences.ts';

const [A, B, C] = ['SSSLC00000000001', 'SSSLC00000000002', 'SSSLC00000000003'] as const;

const rows: StoreRows = {
  groups: [{ id: 'g', domainId: 'd1', assetIds: [A, B] }],
  strategies: [{ id: 's', sensorIds: [C], targets: { assetIds: [A], domainIds: ['d1', 'd2'] } }],
  scenes: [
    {
      id: 'x',
      settings: [
        { assetIds: [A, C], on: true },
        { groupId: 'g', on: false },
      ],
    },
  ],
  plans: [{ id: 'p', name: 'untouched', targets: { groupIds: ['g'] } }],
  userDomains: [{ id: 'u', domainIds: ['d1', 'd3'] }],
};

const open = () => new Store(createCollectionShapes(services), rows);
const get = (store: Store, resource: string, id: string) => store.table(resource).get(id);

describe('an asset that goes', () => {
  it('is named by no group, strategy or scene any more', () => {
    const store = open();
    removeAssetReferences(store, A);
    expect(get(store, 'groups', 'g')).toEqual({ id: 'g', domainId: 'd1', assetIds: [B] });
    expect(get(store, 'strategies', 's')).toMatchObject({ targets: { assetIds: [] } });
    expect(get(store, 'scenes', 'x')).toMatchObject({ settings: [{ assetIds: [C] }, {}] });
    expect(get(store, 'plans', 'p')).toBe(rows.plans?.[0]);
  });
});

describe('swapped assets', () => {
  it('are each named where the other was, and twice is once more the same', () => {
    const store = open();
    swapAssetReferences(store, A, C);
    expect(get(store, 'groups', 'g')).toMatchObject({ assetIds: [C, B] });
    expect(get(store, 'strategies', 's')).toMatchObject({
      sensorIds: [A],
      targets: { assetIds: [C] },
    });
    expect(get(store, 'scenes', 'x')).toMatchObject({ settings: [{ assetIds: [C, A] }, {}] });
    swapAssetReferences(store, A, C);
    expect(get(store, 'scenes', 'x')).toEqual(rows.scenes?.[0]);
  });
});

describe('a domain that goes', () => {
  it('is no target, belongs to nothing and is visible to no user', () => {
    const store = open();
    removeDomainReferences(store, 'd1');
    expect(get(store, 'groups', 'g')).not.toHaveProperty('domainId');
    expect(get(store, 'strategies', 's')).toMatchObject({ targets: { domainIds: ['d2'] } });
    expect(store.records('userDomains').get('u')).toEqual({ id: 'u', domainIds: ['d3'] });
  });
});
