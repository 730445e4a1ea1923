import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import {
  CONTENT_COLLECTION,
  type ProjectContent,
  ITEM_KINDS,
} from '../../model/media/mediaModel.ts';
import { getPlayerStatistics } from './playerStatistics.ts';

/**
 * Returns counts that match the lists of projects, of their contents, of files and of players, and what players did in
 * the steps of a period.
 *
 * @throws HttpError 400: 1, 78; 404 (6) no such domain
 * @see MON-06
 */
export function getMediaStatistics(call: OperationCall): Row {
  const { store } = call.platform;
  const projects = store.table('projects');
  const total = { programs: 0, scenes: 0, zones: 0, items: 0 };
  const kinds = new Map(Object.keys(ITEM_KINDS).map(type => [Number(type), 0]));
  for (const { programs } of store.records(CONTENT_COLLECTION).all() as Iterable<ProjectContent>) {
    const scenes = programs.flatMap(program => program.scenes);
    const zones = scenes.flatMap(scene => scene.zones);
    const items = zones.flatMap(zone => zone.items);
    total.programs += programs.length;
    total.scenes += scenes.length;
    total.zones += zones.length;
    total.items += items.length;
    for (const { type } of items.map(({ baseInfo }) => baseInfo)) {
      kinds.set(type, (kinds.get(type) ?? 0) + 1);
    }
  }
  const files = store.table('files').find({});
  const sumSizes = (rows: readonly Row[]) => rows.reduce((sum, { size }) => sum + Number(size), 0);
  return {
    projects: projects.count({}),
    drafts: projects.count({ state: 'draft' }),
    published: projects.count({ state: 'published' }),
    ...total,
    itemTypes: Array.from(kinds, ([type, count]) => ({ type, count })),
    files: files.length,
    size: sumSizes(files),
    fileTypes: ['picture', 'video', 'text'].map(type => {
      const matching = files.filter(file => file.type === type);
      return { type, count: matching.length, size: sumSizes(matching) };
    }),
    ...getPlayerStatistics(call),
  };
}
