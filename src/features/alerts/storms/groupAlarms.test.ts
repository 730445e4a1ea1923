import { expect, it } from 'vitest';

import type { ListedAlert } from '../ListedAlert.ts';
import { groupAlarms, MIN_GROUPED_ALARMS } from './groupAlarms.ts';

const createAlarms = (count: number, type: string, domain: string, level = 3) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        ...{ id: `${type}-${domain}-${index}`, type, domain_id: domain, level },
      }) as unknown as ListedAlert,
  );

it('groups the alarms of one type in one domain, the largest group first, from ten on', () => {
  const alarms = [
    ...createAlarms(MIN_GROUPED_ALARMS, 'tilt', 'one'),
    ...createAlarms(MIN_GROUPED_ALARMS - 1, 'tilt', 'two'),
    ...createAlarms(30, 'powerLoss', 'two'),
    ...createAlarms(1, 'powerLoss', 'two', 1),
  ];
  expect(
    groupAlarms(alarms).map(({ latest, count, worstLevel }) => [latest.id, count, worstLevel]),
  ).toEqual([
    ['powerLoss-two-0', 31, 1],
    ['tilt-one-0', MIN_GROUPED_ALARMS, 3],
  ]);
  expect(groupAlarms([])).toEqual([]);
});

it('has at most three groups', () => {
  const alarms = ['a', 'b', 'c', 'd'].flatMap((domain, index) =>
    createAlarms(MIN_GROUPED_ALARMS + index, 'tilt', domain),
  );
  expect(groupAlarms(alarms).map(({ latest }) => latest.domain_id)).toEqual(['d', 'c', 'b']);
});
