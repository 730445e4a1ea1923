import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { refuseDangling } from '../../platform/crud.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { refuseReversed, refuseTwice } from './judgeDays.ts';
import { isSensor } from './models.ts';
import { noted } from './noted.ts';
import { createRecordRules } from './records.ts';
import { isRunning, type Runner, start, stop } from './runs.ts';
import { hasSteps, STEPS, strategiesOf } from './schedule.ts';
import { refuseUnknown } from './targets.ts';

type Strategy = components['schemas']['Strategy'];

const { strategies: description } = services.core.resources;

/** The plans that have a strategy, in any domain. */
const plansWith = ({ id }: Row, { whole }: Store): readonly Row[] =>
  [...whole.table('plans').values()].filter(plan => strategiesOf(plan).includes(id));

/** What makes a strategy run: a lamp follows several, the one of the highest priority. A plan runs its strategies. */
const strategy: Runner = {
  resource: 'strategies',
  runningCode: codes.strategyRunning,
  startAction: 'strategyStart',
  stopAction: 'strategyStop',
  hasSteps,
  isUsed: (row, store) => plansWith(row, store).some(isRunning),
};

/** @throws Refusal 422: 6 what is not there, or is no sensor; 22 two steps of one moment; 69 a period that is none */
function refuseSent(sent: Row, store: Store) {
  refuseDangling(description, sent, store);
  const { period, timeSteps, sunSteps, luxSteps, sensorIds = [] } = sent as Partial<Strategy>;
  const isNone = (id: string) => !isSensor(store.table('assets').get(id)?.model);
  refuseUnknown(
    sensorIds.flatMap((id, i) => {
      const message = `"${id}" is no sensor`;
      return isNone(id) ? [{ path: `/sensorIds/${i}`, code: 'reference', message }] : [];
    }),
  );
  refuseReversed(period, '/period');
  refuseTwice(timeSteps, '/timeSteps', ({ at }) => at);
  refuseTwice(sunSteps, '/sunSteps', ({ event, offset }) => `${event} ${offset}`);
  refuseTwice(luxSteps, '/luxSteps', ({ below }) => below);
}

/** What another kind of strategy has is not kept. */
function ofItsKind(row: Row): Row {
  const own: readonly string[] = STEPS[(row as unknown as Strategy).kind];
  const others = new Set<string>(Object.values(STEPS).flat());
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => own.includes(name) || !others.has(name)),
  );
}

const target = 'strategies';
const records = createRecordRules(strategy, {
  refuseSent,
  complete: row => ofItsKind({ priority: 50, weekdays: 127, ...row }),
});

/** @throws Refusal 409: 16 it runs, 33 a plan has it */
function deleteStrategy(call: Call): unknown {
  const { store } = call.platform;
  const row = store.table('strategies').get(call.path.id);
  const [plan] = row && !isRunning(row) ? plansWith(row, store) : [];
  if (plan && !isRunning(plan)) {
    const name = store.covers('plans', plan) ? ` "${String(plan.name)}"` : '';
    throw refuse.conflict(codes.forbidden, `The plan${name} has the strategy`);
  }
  return records.remove(call);
}

/** The rules of strategies. @see spec A2, STRAT-01 */
export const strategyRules: Readonly<Record<string, Rule>> = {
  createStrategy: noted({ action: 'create', target }, records.create),
  updateStrategy: noted({ action: 'update', target }, records.update),
  deleteStrategy: noted({ action: 'delete', target }, deleteStrategy),
  startStrategy: start(strategy),
  stopStrategy: stop(strategy),
};
