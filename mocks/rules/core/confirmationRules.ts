import { isJsonObject } from '../../loopback/json.ts';
import { withAlertState } from '../../model/alertState.ts';
import { toFilterObject } from '../../platform/crud.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { getUsername } from '../logs/activityLogs.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { andConditions, createSubtreeCondition } from '../../model/subtree.ts';

type ConfirmedResource = 'faults' | 'alerts';

/** Returns a row with the user and the time of its confirmation. */
function confirmRow(call: OperationCall, resource: ConfirmedResource, row: Row): Row {
  const confirmed = {
    ...row,
    confirmed: true,
    acknowledged_time: new Date(call.platform.clock()).toISOString(),
    acknowledged_by: getUsername(call),
  };
  return resource === 'alerts' ? withAlertState(confirmed) : confirmed;
}

/**
 * Creates the rule that confirms a fault or an alert: user and time. It can be confirmed once.
 *
 * @throws HttpError 404 (6) no such record, or confirmed already
 */
const createConfirmRule =
  (resource: ConfirmedResource): OperationRule =>
  call => {
    const { store } = call.platform;
    const { id = '' } = call.path;
    const row = store.table(resource).get(id);
    if (!row || row.confirmed) throw httpErrors.notFound(resource, id);
    store.put(resource, confirmRow(call, resource, row));
  };

interface ConfirmRequest {
  readonly where: unknown;
  readonly domainId?: string;
  readonly dryRun?: boolean;
}

interface ConfirmFailure {
  readonly reason: 'alreadyConfirmed' | 'unknown';
  readonly code: number;
  readonly count: number;
}

interface ConfirmResult {
  readonly matched: number;
  readonly confirmed: number;
  readonly failed: readonly ConfirmFailure[];
}

/**
 * Creates the rule that confirms all that match, each once.
 *
 * @throws HttpError 404 (6) no such domain; FilterError 400 (1) for a malformed condition
 */
const createConfirmManyRule =
  (resource: ConfirmedResource): OperationRule =>
  (call): ConfirmResult => {
    const { store } = call.platform;
    const { where, domainId, dryRun } = call.body as ConfirmRequest;
    const condition = toFilterObject(where);
    if (domainId !== undefined && !store.table('domains').get(domainId))
      throw httpErrors.notFound('domains', domainId);
    const branch =
      domainId === undefined ? {} : createSubtreeCondition(store, domainId, 'domain_id');
    const rows = store.table(resource).find({ where: andConditions(branch, condition) });
    const unconfirmed = rows.filter(row => row.confirmed !== true);
    if (dryRun !== true)
      for (const row of unconfirmed) store.put(resource, confirmRow(call, resource, row));
    const code = errorCodes.unknownTarget;
    const failures: readonly ConfirmFailure[] = [
      { reason: 'alreadyConfirmed', code, count: rows.length - unconfirmed.length },
      { reason: 'unknown', code, count: countUnknownIds(condition, rows) },
    ];
    return {
      matched: rows.length,
      confirmed: unconfirmed.length,
      failed: failures.filter(({ count }) => count > 0),
    };
  };

/** Counts the ids that a condition names without a record: deleted, or of another branch. */
function countUnknownIds({ id }: Readonly<Record<string, unknown>>, rows: readonly Row[]): number {
  if (!isJsonObject(id) || !Array.isArray(id.inq)) return 0;
  const found = new Set(rows.map(row => row.id));
  return new Set(id.inq.filter(item => !found.has(item))).size;
}

/** Formats the log text of a confirmation of many. */
const formatCount = (_: OperationCall, result: unknown): string | undefined =>
  result === undefined ? undefined : String((result as ConfirmResult).confirmed);

/** Logs a confirmation of many, unless it only counts. */
function withConfirmLog(resource: ConfirmedResource, rule: OperationRule): OperationRule {
  const logged = withUserLog({ action: 'confirm', target: resource, detail: formatCount }, rule);
  return call => ((call.body as ConfirmRequest).dryRun === true ? rule(call) : logged(call));
}

/** The rules of faults and alerts beyond reading them. @see ALERT-02, ALERT-05, ALERT-14/many */
export const confirmationRules: Readonly<Record<string, OperationRule>> = {
  confirmFault: withUserLog({ action: 'confirm', target: 'faults' }, createConfirmRule('faults')),
  confirmAlert: withUserLog({ action: 'confirm', target: 'alerts' }, createConfirmRule('alerts')),
  confirmFaults: withConfirmLog('faults', createConfirmManyRule('faults')),
  confirmAlerts: withConfirmLog('alerts', createConfirmManyRule('alerts')),
};
