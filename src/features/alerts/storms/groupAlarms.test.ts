import { expect, it } from 'vitest';

import type { ListedAlert } from '../ListedAlert.ts';
import { MIN_GROUPED_ALERTS } from '../../../domain/alertStorms.ts';
import { groupAlarms } from './groupAlarms.ts';

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
    ...createAlarms(MIN_GROUPED_ALERTS, 'tilt', 'one'),
    ...createAlarms(MIN_GROUPED_ALERTS - 1, 'tilt', 'two'),
    ...createAlarms(30, 'powerLoss', 'two'),
    ...createAlarms(1, 'powerLoss', 'two', 1),
  ];
  expect(
    groupAlarms(alarms, false).map(({ latest, count, worstLevel }) => [
      latest.id,
      count,
      worstLevel,
    ]),
  ).toEqual([
    ['powerLoss-two-0', 31, 1],
    ['tilt-one-0', MIN_GROUPED_ALERTS, 3],
  ]);
  expect(groupAlarms([], true)).toEqual([]);
});

it('has the models of its devices, each device once, where all alarms are known', () => {
  const [first, ...others] = createAlarms(MIN_GROUPED_ALERTS, 'tilt', 'one').map(
    (alarm, index): ListedAlert => ({ ...alarm, asset_id: `device-${index >> 1}`, model: 'ssslc' }),
  );
  const alarms = [{ ...first!, model: 'ssgw' as const }, ...others];
  const [group] = groupAlarms(alarms, true);
  expect(group?.models).toHaveLength(MIN_GROUPED_ALERTS / 2);
  expect(groupAlarms(alarms, false)[0]?.models).toBeUndefined();
});
