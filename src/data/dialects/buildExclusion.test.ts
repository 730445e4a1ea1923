import { expect, it } from 'vitest';

import { alerts } from '../../generated/core/resources.ts';
import { buildExclusion } from './buildExclusion.ts';

it('excludes the records of each filter, without a negation', () => {
  expect(buildExclusion(alerts, [])).toBeUndefined();
  expect(
    buildExclusion(alerts, [
      { type: { inq: ['tilt'] }, domain_id: { inq: ['d1'] }, confirmed: { eq: false } },
      { confirmed: { eq: true } },
    ]),
  ).toEqual({
    and: [
      {
        or: [
          ...[{ type: { lt: 'tilt' } }, { type: { gt: 'tilt' } }],
          ...[{ domain_id: { lt: 'd1' } }, { domain_id: { gt: 'd1' } }, { confirmed: true }],
        ],
      },
      { or: [{ confirmed: false }] },
    ],
  });
});

it('excludes nothing that it cannot compare', () => {
  for (const filter of [
    { type: { inq: ['tilt', 'doorOpen'] } },
    { asset_name: { like: 'x' } },
    { or: [{ confirmed: true }, { type: { inq: ['tilt'] } }] },
  ])
    expect(() => buildExclusion(alerts, [filter])).toThrow('documents.noCondition');
});
