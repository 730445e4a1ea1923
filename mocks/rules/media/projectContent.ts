import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { getThumbnail } from '../../model/media/getThumbnail.ts';
import { CONTENT_COLLECTION, type ProjectContent } from '../../model/media/mediaModel.ts';
import { storePublishedVersion } from './publishedVersions.ts';

/** @throws HttpError 404 (6) */
export function getProject({ path, platform: { store } }: OperationCall): Row {
  const id = path.id ?? path.projectId ?? '';
  const project = store.table('projects').get(id);
  if (!project) throw httpErrors.notFound('project', id);
  return project;
}

/** Returns the content of a project; a new one is empty. */
export const getContent = (store: Store, projectId: string): ProjectContent =>
  (store.records(CONTENT_COLLECTION).get(projectId) as ProjectContent | undefined) ?? {
    id: projectId,
    programs: [],
  };

/**
 * Asserts that the project is unchanged since the version that an editor read.
 *
 * @param version the version that the change is based on; without it, there is no check
 * @throws HttpError 409 (87)
 */
export function assertCurrentVersion(project: Row, version: unknown): void {
  if (version === undefined || version === project.version) return;
  const message = `The project has version ${Number(project.version)} now, not ${Number(version)}.`;
  throw httpErrors.conflict(errorCodes.dataOverridden, message);
}

interface ContentChange {
  readonly project: Row;
  readonly content: ProjectContent;
  /** The names on the path from the project to the change. */
  readonly changedNames: readonly string[];
  /** The ids of the programs above the change. */
  readonly changedProgramIds: readonly string[];
}

/** Stores the current content of a project, which makes it a draft with a new version and adds a log entry. */
export function saveContent(
  call: OperationCall,
  { project, content, changedNames, changedProgramIds }: ContentChange,
): void {
  const { store, clock } = call.platform;
  const updateTime = new Date(clock()).toISOString();
  const programs = content.programs.map(program =>
    changedProgramIds.includes(program.id) ? { ...program, updateTime } : program,
  );
  const saved = { ...content, programs };
  storePublishedVersion(store, project, getContent(store, String(project.id)));
  store.put(CONTENT_COLLECTION, saved);
  store.put('projects', withThumbnail(markChanged(project, clock()), saved));
  const { id: targetId, name } = project;
  const detail = [String(name), ...changedNames].join(' / ');
  logUserAction(call, {
    action: 'update',
    target: 'projects',
    targetId: String(targetId),
    detail,
  });
}

/** Returns a project with the first frame of its first scene, as long as that preview is current. */
export function withThumbnail({ thumbnail: _, ...project }: Row, content: ProjectContent): Row {
  return { ...project, ...getThumbnail(content) };
}

/** Returns a project after a change of it or of its content. */
export const markChanged = (project: Row, now: number): Row => ({
  ...project,
  state: 'draft',
  version: Number(project.version) + 1,
  updateTime: new Date(now).toISOString(),
});
