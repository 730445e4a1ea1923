import { listEditedPlans } from './editedPlans.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { getChildrenOf, getProjectNode, type MediaTree } from './mediaTree.ts';

/** A plan that differs from the published version. */
interface PlanChange {
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'deleted';
}

interface Publication {
  /** Absent when the project was never published. */
  readonly publishedTime: string | undefined;
  readonly publishedVersion: number | undefined;
  /** The plans that were published; absent until they are read. */
  readonly published: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly savedTree: MediaTree;
  /** When each plan was last changed, by its id. */
  readonly updateTimes: ReadonlyMap<string, string>;
  /** The version with the last change of each plan since the project was read. */
  readonly changedVersions: ReadonlyMap<string, number>;
  /** The ids on the platform of the parts that were created here. */
  readonly serverIds: ReadonlyMap<string, string>;
}

/** Lists the plans that were added or changed since the project was published, then those that were deleted. */
export function listPlanChanges(tree: MediaTree, publication: Publication): readonly PlanChange[] {
  const { publishedTime, published, savedTree, serverIds } = publication;
  const plans = getChildrenOf(tree, tree.rootId, 'plan');
  const toServerId = (id: string) => serverIds.get(id) ?? id;
  const publishedIds = new Set((published ?? []).map(({ id }) => id));
  const editedIds = listEditedPlans(savedTree, tree);
  const current = plans.flatMap(({ id, fields: { name } }): readonly PlanChange[] => {
    const isNew = publishedTime === undefined || (published && !publishedIds.has(toServerId(id)));
    if (isNew) return [{ id, name, kind: 'added' }];
    return editedIds.has(id) || isChangedSince(id, publication)
      ? [{ id, name, kind: 'changed' }]
      : [];
  });
  const currentIds = new Set(plans.map(({ id }) => toServerId(id)));
  const deleted = (published ?? [])
    .filter(({ id }) => !currentIds.has(id))
    .map(({ id, name }): PlanChange => ({ id, name, kind: 'deleted' }));
  return [...current, ...deleted];
}

/** A change of this editor has a version; the time of another one is of the platform, as that of the publication. */
function isChangedSince(
  id: string,
  { publishedTime = '', publishedVersion = 0, updateTimes, changedVersions }: Publication,
): boolean {
  const version = changedVersions.get(id);
  return version === undefined
    ? (updateTimes.get(id) ?? '') > publishedTime
    : version > publishedVersion;
}

/** What differs from the published version in the project itself. */
type ProjectChange = 'name' | 'size' | 'order';

interface PublishedProject extends Pick<Publication, 'published' | 'serverIds'> {
  /** Absent, as the size, when the platform does not note it. */
  readonly publishedName?: string | undefined;
  readonly publishedWidth?: number | undefined;
  readonly publishedHeight?: number | undefined;
}

/** Lists what changed in the project itself since it was published. */
export function listProjectChanges(
  tree: MediaTree,
  { publishedName, publishedWidth, publishedHeight, published = [], serverIds }: PublishedProject,
): readonly ProjectChange[] {
  const { fields, childIds } = getProjectNode(tree);
  const { name, width, height } = fields;
  const planIds = childIds.map(id => serverIds.get(id) ?? id);
  const publishedIds = published.map(({ id }) => id);
  const isOrderSame = isDeepEqual(
    planIds.filter(id => publishedIds.includes(id)),
    publishedIds.filter(id => planIds.includes(id)),
  );
  const isSizeSame = (publishedWidth ?? width) === width && (publishedHeight ?? height) === height;
  return [
    ...((publishedName ?? name) === name ? [] : ['name' as const]),
    ...(isSizeSame ? [] : ['size' as const]),
    ...(isOrderSame ? [] : ['order' as const]),
  ];
}
