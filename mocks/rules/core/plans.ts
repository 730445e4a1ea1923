import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { refuseDangling } from '../../platform/crud.ts';
import { codes } from '../../platform/Refusal.ts';
import type { Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { refuseReversed, refuseTwice } from './judgeDays.ts';
import { noted } from './noted.ts';
import { createRecordRules } from './records.ts';
import { type Runner, start, stop } from './runs.ts';
import { hasSteps, strategiesOf } from './schedule.ts';
import { refuseUnknown } from './targets.ts';

type Plan = components['schemas']['Plan'];

const { plans: description } = services.core.resources;

/** What makes a plan run: a lamp follows one plan at a time. @see spec B8, 73 */
const plan: Runner = {
  resource: 'plans',
  runningCode: codes.planRunning,
  startAction: 'planStart',
  stopAction: 'planStop',
  hasSteps: (row, store) =>
    strategiesOf(row).some(id => {
      const strategy = store.table('strategies').get(id);
      return strategy !== undefined && hasSteps(strategy);
    }),
};

const target = 'plans';
const records = createRecordRules(plan, {
  refuseSent,
  complete: row => ({ priority: 50, rules: [], exceptions: [], ...row }),
});

/** @throws Refusal 422: 6 what is not there, 22 two exceptions of one day, 69 a period that is none */
function refuseSent(sent: Row, store: Store) {
  refuseDangling(description, sent, store);
  const { rules = [], exceptions = [] } = sent as Partial<Plan>;
  const unknown = (path: string, id: string | undefined) =>
    id === undefined || store.table('strategies').get(id)
      ? []
      : [{ path, code: 'reference', message: `knows no strategies "${id}"` }];
  refuseUnknown([
    ...rules.flatMap(({ strategyId }, i) => unknown(`/rules/${i}/strategyId`, strategyId)),
    ...exceptions.flatMap(({ strategyId }, i) =>
      unknown(`/exceptions/${i}/strategyId`, strategyId),
    ),
  ]);
  for (const [i, { period }] of rules.entries()) refuseReversed(period, `/rules/${i}/period`);
  refuseTwice(exceptions, '/exceptions', ({ date }) => date);
}

/** The rules of plans. @see spec A2, STRAT-04 */
export const planRules: Readonly<Record<string, Rule>> = {
  createPlan: noted({ action: 'create', target }, records.create),
  updatePlan: noted({ action: 'update', target }, records.update),
  deletePlan: noted({ action: 'delete', target }, records.remove),
  startPlan: start(plan),
  stopPlan: stop(plan),
};
