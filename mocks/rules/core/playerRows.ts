import { services } from '../../../src/generated/services.ts';
import { createTable } from '../../loopback/table.ts';
import { getFilterFieldTypes } from '../../platform/filterFieldTypes.ts';
import { omit } from '../../platform/omitProperties.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isOnline } from '../../model/isOnline.ts';
import { listPendingCommands } from './pendingPlayerCommands.ts';
import type { PlayerProject, StoredPlayer } from './playerModel.ts';

const { players } = services.core.resources;
const fieldTypes = getFilterFieldTypes(players);

/** Returns the current state of a player, with that of its display and without a finished insertion. */
export function toPlayer({ store, clock }: RuleContext, row: Row): Row {
  const { insertedUntil, insertion, ...player } = row as StoredPlayer;
  const asset = store.table('assets').get(player.assetId);
  const projects = player.projects.map(entry => ({
    ...entry,
    name: getProjectName(store, entry),
  }));
  const activeProjectId = projects.find(({ active }) => active)?.id;
  const isInserted = insertion !== undefined && (insertedUntil ?? Infinity) > clock();
  return {
    ...omit(player, 'activeProjectId'),
    assetName: asset?.name ?? '',
    domainId: asset?.domainId ?? '',
    model: asset?.model ?? 'ssads',
    online: asset !== undefined && isOnline(store, asset),
    projects,
    ...(activeProjectId !== undefined && { activeProjectId }),
    ...(isInserted && {
      insertion,
      ...(insertedUntil !== undefined && { insertedUntil: new Date(insertedUntil).toISOString() }),
    }),
    pending: listPendingCommands(store, player.id),
  };
}

/** Returns the current name of a project; the stored name of a deleted one. */
function getProjectName(store: Store, { id, name }: PlayerProject): string {
  const project = store.table('projects').get(id);
  return typeof project?.name === 'string' ? project.name : name;
}

/** Returns the current state of the players of all displays as a table: filters see the state of the displays. */
export function createPlayerTable(platform: RuleContext) {
  const { store } = platform;
  const rows = store
    .table('players')
    .find({})
    .filter(({ assetId }) => store.table('assets').get(assetId) !== undefined);
  return createTable<Row>(
    fieldTypes,
    rows.map(row => toPlayer(platform, row)),
  );
}
