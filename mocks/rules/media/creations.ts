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
  const creations = [...listCreations(store, id), { key, ...creation }].slice(-MAX_CREATIONS);
  store.put(CREATION_COLLECTION, { id, creations });
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
