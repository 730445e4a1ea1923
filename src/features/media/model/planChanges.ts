import { getChildrenOf, type MediaTree } from './mediaTree.ts';

/** A plan that differs from the published version. */
interface PlanChange {
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'deleted';
}

interface Publication {
  /** Absent when the project was never published. */
  readonly publishedTime: string | undefined;
  /** The plans that were published; absent until they are read. */
  readonly published: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** When each plan was last changed, by its id. */
  readonly updateTimes: ReadonlyMap<string, string>;
  /** The ids on the platform of the parts that were created here. */
  readonly serverIds: ReadonlyMap<string, string>;
}

/** Lists the plans that were added or changed since the project was published, then those that were deleted. */
export function listPlanChanges(
  tree: MediaTree,
  { publishedTime, published, updateTimes, serverIds }: Publication,
): readonly PlanChange[] {
  const plans = getChildrenOf(tree, tree.rootId, 'plan');
  const toServerId = (id: string) => serverIds.get(id) ?? id;
  const publishedIds = new Set((published ?? []).map(({ id }) => id));
  const current = plans.flatMap(({ id, fields: { name } }): readonly PlanChange[] => {
    const isNew = publishedTime === undefined || (published && !publishedIds.has(toServerId(id)));
    if (isNew) return [{ id, name, kind: 'added' }];
    return (updateTimes.get(id) ?? '') > publishedTime ? [{ id, name, kind: 'changed' }] : [];
  });
  const currentIds = new Set(plans.map(({ id }) => toServerId(id)));
  const deleted = (published ?? [])
    .filter(({ id }) => !currentIds.has(id))
    .map(({ id, name }): PlanChange => ({ id, name, kind: 'deleted' }));
  return [...current, ...deleted];
}
