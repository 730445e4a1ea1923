import { type ContentLevel, LEVEL_KEYS, toNodeResponse } from '../../model/media/contentTree.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { findNodeById } from './nodePaths.ts';
import { getContent, getProject } from './projectContent.ts';

/** The collection of the latest creations of each project. */
const CREATION_COLLECTION = 'mediaCreations';

/** The number of creations of a project that can be repeated. @see `openapi/media.yaml` */
const MAX_CREATIONS = 100;

/** The number of ids that they assigned together: one of them may have assigned thousands. */
const MAX_ASSIGNED_IDS = 5_000;

/** An executed creation: its key, the created node, and the ids that it assigned. */
interface Creation {
  readonly key: string;
  readonly nodeId: string;
  readonly ids: Readonly<Record<string, string>>;
}

const listCreations = (store: Store, projectId: string): readonly Creation[] =>
  (store.records(CREATION_COLLECTION).get(projectId)?.['creations'] ?? []) as readonly Creation[];

/** Stores that the creation of a call has been executed, if it has a key. */
export function storeCreation(call: OperationCall, creation: Omit<Creation, 'key'>): void {
  const { creationKey: key } = call.query;
  if (typeof key !== 'string') return;
  const { store } = call.platform;
  const id = String(getProject(call).id);
  const creations = getLatest([...listCreations(store, id), { key, ...creation }]);
  store.put(CREATION_COLLECTION, { id, creations });
}

/** Returns the latest creations within the limits, and the last one in any case. */
function getLatest(creations: readonly Creation[]): readonly Creation[] {
  const latest = creations.slice(-MAX_CREATIONS);
  let idCount = 0;
  const lastRemoved = latest.findLastIndex(({ ids }, index) => {
    idCount += Object.keys(ids).length;
    return idCount > MAX_ASSIGNED_IDS && index < latest.length - 1;
  });
  return latest.slice(lastRemoved + 1);
}

/**
 * Returns the response to a creation that has been executed before; undefined for a new one.
 *
 * @throws HttpError 404 (6) its node has been deleted since
 */
export function repeatCreation(call: OperationCall, level: ContentLevel): Row | undefined {
  const { store } = call.platform;
  const projectId = String(getProject(call).id);
  const creation = listCreations(store, projectId).find(
    ({ key }) => key === call.query.creationKey,
  );
  if (!creation) return undefined;
  const { nodeId, ids } = creation;
  const depth = LEVEL_KEYS.indexOf(level);
  const found = findNodeById(getContent(store, projectId), depth, nodeId);
  if (!found) throw httpErrors.notFound('node', nodeId);
  const hasIds = Object.keys(ids).length > 0;
  return { ...toNodeResponse(found.node, depth + 1, found.order), ...(hasIds && { ids }) };
}

export const removeCreations = (store: Store, projectId: string): boolean =>
  store.remove(CREATION_COLLECTION, projectId);
