import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { assertNoDanglingReferences } from '../../platform/crud.ts';
import { errorCodes } from '../../platform/HttpError.ts';
import type { OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { assertPeriodOrder, assertUnique } from './validateDates.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { createRecordRules } from './createRecordRules.ts';
import { type ScheduleRunner, createStartRule, createStopRule } from './scheduleRuns.ts';
import { hasSteps, listStrategyIds } from './schedule.ts';
import { assertNoUnknown } from './targets.ts';

type Plan = components['schemas']['Plan'];

const { plans: descriptor } = services.core.resources;

/** The runner of plans: a lamp follows one plan at a time. @see STRAT-01, code 73 */
const planRunner: ScheduleRunner = {
  resource: 'plans',
  runningErrorCode: errorCodes.planRunning,
  startAction: 'planStart',
  stopAction: 'planStop',
  hasSteps: (row, store) =>
    listStrategyIds(row).some(id => {
      const strategy = store.table('strategies').get(id);
      return strategy !== undefined && hasSteps(strategy);
    }),
};

const RESOURCE = 'plans';
const records = createRecordRules(planRunner, {
  assertValid: assertValidPlan,
  addDefaults: row => ({ priority: 50, rules: [], exceptions: [], ...row }),
});

/** @throws HttpError 422: 6 dangling reference, 22 two exceptions of one day, 69 an invalid period */
function assertValidPlan(body: Row, store: Store) {
  assertNoDanglingReferences(descriptor, body, store);
  const { rules = [], exceptions = [] } = body as Partial<Plan>;
  const findUnknownStrategy = (path: string, id: string | undefined) =>
    id === undefined || store.table('strategies').get(id)
      ? []
      : [{ path, code: 'reference', message: `knows no strategies "${id}"` }];
  assertNoUnknown([
    ...rules.flatMap(({ strategyId }, i) =>
      findUnknownStrategy(`/rules/${i}/strategyId`, strategyId),
    ),
    ...exceptions.flatMap(({ strategyId }, i) =>
      findUnknownStrategy(`/exceptions/${i}/strategyId`, strategyId),
    ),
  ]);
  for (const [i, { period }] of rules.entries()) assertPeriodOrder(period, `/rules/${i}/period`);
  assertUnique(exceptions, '/exceptions', ({ date }) => date);
}

/** @see STRAT-04 */
export const planRules: Readonly<Record<string, OperationRule>> = {
  createPlan: withUserLog({ action: 'create', target: RESOURCE }, records.create),
  updatePlan: withUserLog({ action: 'update', target: RESOURCE }, records.update),
  deletePlan: withUserLog({ action: 'delete', target: RESOURCE }, records.remove),
  startPlan: createStartRule(planRunner),
  stopPlan: createStopRule(planRunner),
};
