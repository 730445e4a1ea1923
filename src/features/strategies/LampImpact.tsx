import { type RaRecord, useGetMany } from 'react-admin';

import type { OperationImpactProps } from '../../resources/record/CustomDialogs.ts';
import { LampCount, type CommandTargets } from './LampCount.tsx';

type LampRecord = RaRecord & {
  /** Of a strategy, a plan or an override. */
  readonly targets?: CommandTargets;
  /** Of a scene. */
  readonly settings?: readonly {
    readonly assetIds?: readonly string[];
    readonly groupId?: string;
  }[];
};

/** How many lamps an operation on strategies, plans, scenes or overrides changes. @see STRAT-06 */
export default function LampImpact({ descriptor, ids }: OperationImpactProps) {
  // A row of a list has no targets.
  const { data } = useGetMany<LampRecord>(descriptor.name, { ids: [...ids] });
  return data && <LampCount targets={mergeTargets(data)} />;
}

const mergeTargets = (records: readonly LampRecord[]): CommandTargets => {
  const all = records.flatMap(({ targets, settings = [] }) => [
    ...(targets ? [targets] : []),
    ...settings.map(({ assetIds = [], groupId }) => ({
      assetIds,
      groupIds: groupId === undefined ? [] : [groupId],
    })),
  ]) as readonly CommandTargets[];
  const listAll = (name: keyof CommandTargets) => [
    ...new Set(all.flatMap(each => each[name] ?? [])),
  ];
  return {
    assetIds: listAll('assetIds'),
    groupIds: listAll('groupIds'),
    domainIds: listAll('domainIds'),
  };
};
