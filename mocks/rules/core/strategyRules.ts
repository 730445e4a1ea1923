import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { assertNoDanglingReferences } from '../../platform/crud.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { assertPeriodOrder, assertUnique } from './validateDates.ts';
import { isSensor } from './deviceModels.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { createRecordRules } from './createRecordRules.ts';
import { isRunning, type ScheduleRunner, createStartRule, createStopRule } from './scheduleRuns.ts';
import { hasSteps, STEP_PROPERTIES, listStrategyIds } from './schedule.ts';
import { assertNoUnknown } from './targets.ts';

type Strategy = components['schemas']['Strategy'];

const { strategies: descriptor } = services.core.resources;

/** Finds the plans with a strategy, in any domain. */
const findPlansUsing = ({ id }: Row, { unscoped }: Store): readonly Row[] =>
  [...unscoped.table('plans').values()].filter(plan => listStrategyIds(plan).includes(id));

/** The runner of strategies: a lamp follows several, the one of the highest priority. A plan runs its strategies. */
const strategyRunner: ScheduleRunner = {
  resource: 'strategies',
  runningErrorCode: errorCodes.strategyRunning,
  startAction: 'strategyStart',
  stopAction: 'strategyStop',
  hasSteps,
  isUsed: (row, store) => findPlansUsing(row, store).some(isRunning),
};

/** @throws HttpError 422: 6 dangling reference, or no sensor; 22 two steps of one moment; 69 an invalid period */
function assertValidStrategy(body: Row, store: Store) {
  assertNoDanglingReferences(descriptor, body, store);
  const { period, timeSteps, sunSteps, luxSteps, sensorIds = [] } = body as Partial<Strategy>;
  const isNotSensor = (id: string) => !isSensor(store.table('assets').get(id)?.model);
  assertNoUnknown(
    sensorIds.flatMap((id, i) => {
      const message = `"${id}" is no sensor`;
      return isNotSensor(id) ? [{ path: `/sensorIds/${i}`, code: 'reference', message }] : [];
    }),
  );
  assertPeriodOrder(period, '/period');
  assertUnique(timeSteps, '/timeSteps', ({ at }) => at);
  assertUnique(sunSteps, '/sunSteps', ({ event, offset }) => `${event} ${offset}`);
  assertUnique(luxSteps, '/luxSteps', ({ below }) => below);
}

/** Removes the properties of other kinds of strategy. */
function keepKindProperties(row: Row): Row {
  const ownProperties: readonly string[] = STEP_PROPERTIES[(row as unknown as Strategy).kind];
  const kindProperties = new Set<string>(Object.values(STEP_PROPERTIES).flat());
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => ownProperties.includes(name) || !kindProperties.has(name),
    ),
  );
}

const RESOURCE = 'strategies';
const records = createRecordRules(strategyRunner, {
  assertValid: assertValidStrategy,
  addDefaults: row => keepKindProperties({ priority: 50, weekdays: 127, ...row }),
});

/** @throws HttpError 409: 16 it runs, 33 a plan contains it */
function deleteStrategy(call: OperationCall): unknown {
  const { store } = call.platform;
  const row = store.table('strategies').get(call.path.id);
  const [plan] = row && !isRunning(row) ? findPlansUsing(row, store) : [];
  if (plan && !isRunning(plan)) {
    const name = store.isInScope('plans', plan) ? ` "${String(plan.name)}"` : '';
    throw httpErrors.conflict(errorCodes.forbidden, `The plan${name} has the strategy`);
  }
  return records.remove(call);
}

/** The rules of strategies. @see STRAT-01 */
export const strategyRules: Readonly<Record<string, OperationRule>> = {
  createStrategy: withUserLog({ action: 'create', target: RESOURCE }, records.create),
  updateStrategy: withUserLog({ action: 'update', target: RESOURCE }, records.update),
  deleteStrategy: withUserLog({ action: 'delete', target: RESOURCE }, deleteStrategy),
  startStrategy: createStartRule(strategyRunner),
  stopStrategy: createStopRule(strategyRunner),
};
