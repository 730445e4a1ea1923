import { omit } from '../../platform/omitProperties.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getItemDuration } from './itemDuration.ts';
import type { ProgramScene, ProjectContent, ProjectProgram, SceneZone } from './mediaModel.ts';

/** The collection of what was published of projects that have changed since: a record with the id of each. */
export const PUBLISHED_COLLECTION = 'publishedPrograms';

/** The programs of a version that was published. */
export interface PublishedVersion {
  readonly version: number;
  readonly programs: readonly Row[];
}

/** The published versions of a project, with its id. */
export interface PublishedPrograms extends Row {
  readonly id: string;
  readonly versions: readonly PublishedVersion[];
}

/** Returns programs with their times, without their scenes. */
export const toPublishedPrograms = (programs: readonly ProjectProgram[]): readonly Row[] =>
  programs.map(program => ({
    ...omit(program, 'scenes'),
    sceneCount: program.scenes.length,
    contentDuration: sum(program.scenes.map(getSceneDuration)),
  }));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A scene takes as long as its longest zone. */
const getSceneDuration = ({ zones }: ProgramScene) => Math.max(0, ...zones.map(getZoneDuration));

const getZoneDuration = ({ items }: SceneZone) => sum(items.map(getItemDuration));

/** Returns the stored versions of a project that has changed since. */
export const getPublishedVersions = (
  store: Store,
  projectId: string,
): readonly PublishedVersion[] =>
  (store.records(PUBLISHED_COLLECTION).get(projectId) as PublishedPrograms | undefined)?.versions ??
  [];

/** Returns the programs of a published version; undefined when it is not stored. */
export function findPublishedVersion(
  store: Store,
  { id, state, publishedVersion }: Row,
  { programs }: ProjectContent,
  version: unknown,
): readonly Row[] | undefined {
  return state === 'published' && version === publishedVersion
    ? toPublishedPrograms(programs)
    : getPublishedVersions(store, String(id)).find(each => each.version === version)?.programs;
}
