import { refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noted } from './noted.ts';

/**
 * The model type in the path.
 *
 * @throws Refusal 404 (6)
 */
function modelTypeOf({ path: { id = '' }, platform: { store } }: Call): Row {
  const modelType = store.table('modelTypes').get(id);
  if (!modelType) throw refuse.unknown('modelTypes', id);
  return modelType;
}

const isUsed = ({ whole }: Store, id: unknown) =>
  whole.table('assets').count({ modelTypeId: id }) > 0;

function refuseTakenName(store: Store, name: unknown, id?: unknown) {
  const others = store.table('modelTypes').find({ where: { name }, limit: 2 });
  if (others.every(other => other.id === id)) return;
  const message = 'is the name of another model type';
  throw refuse.invalid([{ path: '/name', code: 'unique', message }], codes.nameTaken);
}

/** @throws Refusal 422 (68) the name is taken */
function createModelType({ body, platform: { store, random } }: Call): Row {
  const modelType = body as Row;
  refuseTakenName(store, modelType.name);
  return store.put('modelTypes', { docs: [], ...modelType, id: newId(random) });
}

/** @throws Refusal 404 (6); 409 (14) devices of it are of another model; 422 (68) the name is taken */
function updateModelType(call: Call): Row {
  const before = modelTypeOf(call);
  const { store } = call.platform;
  const { id, ...change } = call.body as Row;
  refuseOtherId(id, before.id);
  const after = { ...before, ...change } as Row;
  refuseTakenName(store, after.name, before.id);
  if (after.type !== before.type && isUsed(store, before.id)) {
    throw refuse.conflict(codes.modelIsFixed, 'Devices of this type are of another model');
  }
  return store.put('modelTypes', after);
}

/** @throws Refusal 409 (17) there are devices of it */
function deleteModelType({ path: { id = '' }, platform: { store } }: Call) {
  if (isUsed(store, id))
    throw refuse.conflict(codes.modelTypeInUse, 'Devices exist under the type');
  return { count: store.remove('modelTypes', id) ? 1 : 0 };
}

/**
 * Adds a document; one with the id of another takes its place.
 *
 * @throws Refusal 404 (6)
 */
function addModelTypeDoc(call: Call): Row {
  const modelType = modelTypeOf(call);
  const doc = call.body as Row;
  const others = (modelType.docs as readonly Row[]).filter(({ id }) => id !== doc.id);
  return call.platform.store.put('modelTypes', { ...modelType, docs: [...others, doc] });
}

/** The rules of the model types. @see spec B7, B8 */
export const modelTypeRules: Readonly<Record<string, Rule>> = {
  createModelType: noted({ action: 'create', target: 'modelTypes' }, createModelType),
  updateModelType: noted({ action: 'update', target: 'modelTypes' }, updateModelType),
  deleteModelType: noted({ action: 'delete', target: 'modelTypes' }, deleteModelType),
  addModelTypeDoc: noted({ action: 'update', target: 'modelTypes' }, addModelTypeDoc),
};
