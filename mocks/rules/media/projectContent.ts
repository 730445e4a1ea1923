import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logUserAction } from '../activityLogs.ts';
import type { ProjectContent } from './mediaModel.ts';

/** The collection of what the projects hold, beside the projects themselves. */
export const CONTENT_COLLECTION = 'mediaContents';

/** @throws Refusal 404 (6) */
export function getProject({ path, platform: { store } }: OperationCall): Row {
  const id = path.id ?? path.projectId ?? '';
  const project = store.table('projects').get(id);
  if (!project) throw httpErrors.notFound('project', id);
  return project;
}

/** What a project holds; a new one holds nothing. */
export const getContent = (store: Store, projectId: string): ProjectContent =>
  (store.records(CONTENT_COLLECTION).get(projectId) as ProjectContent | undefined) ?? {
    id: projectId,
    programs: [],
  };

/**
 * Two editors of one project: the one that comes later has to look first.
 *
 * @param version the one that the change is based on; nothing is compared without it
 * @throws Refusal 409 (87)
 */
export function assertCurrentVersion(project: Row, version: unknown): void {
  if (version === undefined || version === project.version) return;
  const message = `The project has version ${Number(project.version)} now, not ${Number(version)}.`;
  throw httpErrors.conflict(errorCodes.dataOverridden, message);
}

/**
 * Keeps what a project holds now, which makes it a draft with a version of its own and leaves a line in the log.
 *
 * @param names those that lead from the project to what was changed
 */
export function saveContent(
  call: OperationCall,
  project: Row,
  content: ProjectContent,
  names: readonly string[],
): void {
  const { store, clock } = call.platform;
  store.put(CONTENT_COLLECTION, content);
  store.put('projects', withThumbnail(markChanged(project, clock()), content));
  const { id: targetId, name } = project;
  const detail = [String(name), ...names].join(' / ');
  logUserAction(call, {
    action: 'update',
    target: 'projects',
    targetId: String(targetId),
    detail,
  });
}

/** A project with the first picture of its first scene, as long as that is what was previewed last. */
export function withThumbnail({ thumbnail: _, ...project }: Row, content: ProjectContent): Row {
  return { ...project, ...getThumbnail(content) };
}

/** Where the first picture of the first scene is; nothing while the scene has none. */
export function getThumbnail({ id, programs: [program] }: ProjectContent): {
  readonly thumbnail?: string;
} {
  const scene = program?.scenes[0];
  if (!program || !scene || scene.md5Preview !== scene.md5) return {};
  return { thumbnail: `/${id}/${program.id}/${scene.id}/1.svg` };
}

/** A project after a change of it or of anything in it. */
export const markChanged = (project: Row, now: number): Row => ({
  ...project,
  state: 'draft',
  version: Number(project.version) + 1,
  updateTime: new Date(now).toISOString(),
});
