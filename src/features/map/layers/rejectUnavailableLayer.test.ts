import { expect, it } from 'vitest';

import { rejectUnavailableLayer } from './rejectUnavailableLayer.ts';

it('a link with a base map that the site does not offer is used without it, and names it', () => {
  const rejected = [{ name: 'zoom', value: '99' }];
  const parsed = { url: { layer: 'tiles', search: 'wang' } as const, rejected };
  expect(rejectUnavailableLayer(parsed, [{ kind: 'drawn' }])).toEqual({
    url: { search: 'wang' },
    rejected: [...rejected, { name: 'layer', value: 'tiles' }],
  });
  expect(
    rejectUnavailableLayer({ ...parsed, url: { layer: 'drawn' } }, [{ kind: 'drawn' }]),
  ).toEqual({
    url: { layer: 'drawn' },
    rejected,
  });
});
