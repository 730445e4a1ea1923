import { assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { withUserLog } from '../logs/withUserLog.ts';

/**
 * Returns the model type of the path parameter.
 *
 * @throws HttpError 404 (6)
 */
function getModelType({ path: { id = '' }, platform: { store } }: OperationCall): Row {
  const modelType = store.table('modelTypes').get(id);
  if (!modelType) throw httpErrors.notFound('modelTypes', id);
  return modelType;
}

const isModelTypeUsed = ({ unscoped }: Store, id: unknown) =>
  unscoped.table('assets').count({ modelTypeId: id }) > 0;

function assertModelTypeNameFree(store: Store, name: unknown, id?: unknown) {
  const others = store.table('modelTypes').find({ where: { name }, limit: 2 });
  if (others.every(other => other.id === id)) return;
  const message = 'is the name of another model type';
  throw httpErrors.invalidBody([{ path: '/name', code: 'unique', message }], errorCodes.nameTaken);
}

/** @throws HttpError 422 (68) the name is taken */
function createModelType({ body, platform: { store, random } }: OperationCall): Row {
  const modelType = body as Row;
  assertModelTypeNameFree(store, modelType.name);
  return store.put('modelTypes', { docs: [], ...modelType, id: createId(random) });
}

/** @throws HttpError 404 (6); 409 (14) devices of it are of another model; 422 (68) the name is taken */
function updateModelType(call: OperationCall): Row {
  const before = getModelType(call);
  const { store } = call.platform;
  const { id, ...change } = call.body as Row;
  assertSameId(id, before.id);
  const after = { ...before, ...change } as Row;
  assertModelTypeNameFree(store, after.name, before.id);
  if (after.type !== before.type && isModelTypeUsed(store, before.id)) {
    throw httpErrors.conflict(errorCodes.modelIsFixed, 'Devices of this type are of another model');
  }
  // Its documents are of its model.
  const docs = (after.docs as readonly Row[]).map(doc => ({ ...doc, type: after.type }));
  return store.put('modelTypes', { ...after, docs });
}

/** @throws HttpError 409 (17) there are devices of it */
function deleteModelType({ path: { id = '' }, platform: { store } }: OperationCall) {
  if (isModelTypeUsed(store, id))
    throw httpErrors.conflict(errorCodes.modelTypeInUse, 'Devices exist under the type');
  return { count: store.remove('modelTypes', id) ? 1 : 0 };
}

/**
 * Adds a document, or replaces the one with the same id.
 *
 * @throws HttpError 404 (6)
 */
function addModelTypeDoc(call: OperationCall): Row {
  const modelType = getModelType(call);
  const doc = call.body as Row;
  const others = (modelType.docs as readonly Row[]).filter(({ id }) => id !== doc.id);
  return call.platform.store.put('modelTypes', { ...modelType, docs: [...others, doc] });
}

/** @see STORE-02 */
export const modelTypeRules: Readonly<Record<string, OperationRule>> = {
  createModelType: withUserLog({ action: 'create', target: 'modelTypes' }, createModelType),
  updateModelType: withUserLog({ action: 'update', target: 'modelTypes' }, updateModelType),
  deleteModelType: withUserLog({ action: 'delete', target: 'modelTypes' }, deleteModelType),
  addModelTypeDoc: withUserLog({ action: 'update', target: 'modelTypes' }, addModelTypeDoc),
};
