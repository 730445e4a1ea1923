import {
  errorCodes,
  HttpError,
  httpErrors,
  type HttpErrorDetail,
} from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { summarizeOutcome } from '../logs/logOutcome.ts';
import { addAsset, changeAsset } from './assetRules.ts';
import { isControlled, isGateway, isPole } from './deviceModels.ts';

/** A rejected row, with its index among the sent ones. */
interface FailedImportRow {
  readonly index: number;
  readonly id: string;
  readonly code: number;
  readonly message: string;
  readonly details?: readonly HttpErrorDetail[];
}

/**
 * Adds or changes the devices of many rows, each one independently: a rejected row is reported and the others are
 * imported. Existing devices are changed (`existProc=update`) or rejected (5). A row may precede the row that it refers
 * to.
 */
function importAssets(call: OperationCall) {
  const failed: FailedImportRow[] = [];
  const done = { created: 0, updated: 0 };
  const rows = [...(call.body as readonly Row[]).entries()];
  for (const [index, row] of rows.toSorted(
    ([, first], [, second]) => getImportOrder(first) - getImportOrder(second),
  )) {
    try {
      done[importRow(call, row)] += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { code, message, details } = error;
      failed.push({ index, id: String(row.id), code, message, ...(details && { details }) });
    }
  }
  const detail = {
    en: `${done.created} created, ${done.updated} updated, ${failed.length} failed`,
    zh: `新建 ${done.created} 台，更新 ${done.updated} 台，失败 ${failed.length} 台`,
  };
  const counts = { done: done.created + done.updated, failed: failed.length, pending: 0 };
  const failureCodes = failed.map(({ code }) => code);
  logUserAction(call, {
    action: 'import',
    target: 'assets',
    detail,
    ...summarizeOutcome(counts, failureCodes),
  });
  return { ...done, failed: failed.toSorted((first, second) => first.index - second.index) };
}

/** Returns the import order: gateways and poles, then their children, then the lamps of the controllers. */
const getImportOrder = ({ model }: Row): number => {
  if (isControlled(model)) return 2;
  return isGateway(model) || isPole(model) ? 0 : 1;
};

function importRow({ query, platform }: OperationCall, row: Row): 'created' | 'updated' {
  const before = platform.store.table('assets').get(row.id);
  if (!before) {
    addAsset(platform, row);
    return 'created';
  }
  if (query.existProc !== 'update') {
    throw httpErrors.conflict(
      errorCodes.deviceExists,
      `Device "${String(row.id)}" already exists.`,
    );
  }
  changeAsset(platform, before, row);
  return 'updated';
}

/** @see ASSET-07 */
export const importRules: Readonly<Record<string, OperationRule>> = { importAssets };
