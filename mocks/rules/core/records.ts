import { refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isRunning, type Runner } from './runs.ts';
import { refuseUnknown, targetsOf, unknownIn } from './targets.ts';
import { without } from './without.ts';
import { recordOf } from './recordOf.ts';

/** @throws Refusal 409 (16 or 32) */
function refuseRunning({ runningCode, isUsed }: Runner, row: Row, store: Store): void {
  if (!isRunning(row) && !isUsed?.(row, store)) return;
  throw refuse.conflict(runningCode, `"${String(row.name)}" is still running`);
}

/** What is special about the records of strategies, or of plans. */
interface Judgement {
  readonly refuseSent: (sent: Row, store: Store) => void;
  /** What is kept of what was sent, with what was left out. */
  readonly complete: (row: Row) => Row;
}

/**
 * The rules of the verbs that change a strategy or a plan, without those that start and stop it. What is not sent is
 * not judged again: what it names may have gone since.
 */
export function createRecordRules(runner: Runner, { refuseSent, complete }: Judgement) {
  const { resource } = runner;
  const judge = (sent: Row, store: Store) => {
    refuseSent(sent, store);
    refuseUnknown(unknownIn(store, targetsOf(sent), '/targets'));
  };
  const keep = ({ platform: { store, clock } }: Call, row: Row) =>
    store.put(resource, { ...complete(row), updatedAt: new Date(clock()).toISOString() });

  const create: Rule = call => {
    const { store, random } = call.platform;
    const sent = call.body as Row;
    judge(sent, store);
    return keep(call, { ...sent, id: newId(random), state: 'stopped' });
  };

  const update: Rule = call => {
    const { store } = call.platform;
    const before = recordOf(call, resource);
    refuseRunning(runner, before, store);
    const { id, ...change } = call.body as Row;
    refuseOtherId(id, before.id);
    judge(change, store);
    return keep(call, without({ ...before, ...change }, null));
  };

  const remove: Rule = ({ path: { id = '' }, platform: { store } }) => {
    const row = store.table(resource).get(id);
    if (row) refuseRunning(runner, row, store);
    return { count: store.remove(resource, id) ? 1 : 0 };
  };

  return { create, update, remove };
}
