import { codes, Refusal, refuse, type RefusalDetail } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { noteUserAction } from '../notes.ts';
import { resultOfMany } from '../outcome.ts';
import { addAsset, changeAsset } from './keepAssets.ts';
import { isControlled, isGateway, isPole } from './models.ts';

/** A row that was not taken, with its place among those sent. */
interface FailedRow {
  readonly index: number;
  readonly id: string;
  readonly code: number;
  readonly message: string;
  readonly details?: readonly RefusalDetail[];
}

/**
 * Adds or changes the devices of many rows, each for itself: a row that cannot be taken is told and the others are
 * done. Devices that are there already are changed (`existProc=update`) or refused (5). A row may stand before the one
 * that it refers to.
 */
function importAssets(call: Call) {
  const failed: FailedRow[] = [];
  const done = { created: 0, updated: 0 };
  const rows = [...(call.body as readonly Row[]).entries()];
  for (const [index, row] of rows.toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))) {
    try {
      done[takeRow(call, row)] += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, details } = error;
      failed.push({ index, id: String(row.id), code, message, ...(details && { details }) });
    }
  }
  const detail = `${done.created} created, ${done.updated} updated, ${failed.length} failed`;
  const counts = { done: done.created + done.updated, failed: failed.length, pending: 0 };
  const codesOf = failed.map(({ code }) => code);
  noteUserAction(call, {
    action: 'import',
    target: 'assets',
    detail,
    ...resultOfMany(counts, codesOf),
  });
  return { ...done, failed: failed.toSorted((one, other) => one.index - other.index) };
}

/** What others hang on goes first: gateways and poles, then what hangs on them, then the lamps of the controllers. */
const rankOf = ({ model }: Row): number => {
  if (isControlled(model)) return 2;
  return isGateway(model) || isPole(model) ? 0 : 1;
};

function takeRow({ query, platform }: Call, row: Row): 'created' | 'updated' {
  const before = platform.store.table('assets').get(row.id);
  if (!before) {
    addAsset(platform, row);
    return 'created';
  }
  if (query.existProc !== 'update') {
    throw refuse.conflict(codes.deviceExists, `Device "${String(row.id)}" already exists.`);
  }
  changeAsset(platform, before, row);
  return 'updated';
}

/** The rule of the import. @see spec A7, ASSET-07 */
export const importRules: Readonly<Record<string, Rule>> = { importAssets };
