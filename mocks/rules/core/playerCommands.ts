import { CONTENT_COLLECTION, type ProjectContent } from '../../model/media/mediaModel.ts';
import type { PlayerCommand } from '../../model/media/playerCommand.ts';
import { PLAY_COLLECTION, recordPlay } from '../../model/media/playerPlays.ts';
import { findPublishedVersion } from '../../model/media/publishedPrograms.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { omit } from '../../platform/omitProperties.ts';
import type { PlayerProject, StoredPlayer } from './playerModel.ts';

/** The symbol of each command in the log of a device. */
export const COMMAND_SYMBOLS = {
  add: '+ ',
  remove: '- ',
  activate: '> ',
  insert: '',
  end: '- ',
} as const;

/** The maximum number of projects of a player. */
const MAX_PROJECTS = 100;

/** Returns the name of the project of a command, or the inserted text. */
export function describeCommand(store: Store, command: PlayerCommand): string {
  if (command.kind === 'end') return 'insertion';
  if (command.kind !== 'insert') return getProjectName(store, command.projectId);
  const { insertion } = command;
  return 'text' in insertion ? insertion.text : getProjectName(store, insertion.projectId);
}

function getProjectName(store: Store, id: string): string {
  const name = store.table('projects').get(id)?.name;
  return typeof name === 'string' ? name : id;
}

/**
 * Returns a player after a command, and records what it plays from then on.
 *
 * @throws HttpError 404 (6) no such project, program or project of the player; 409: 46 it is a draft, or a program that
 *   plays nothing, 78 the player has a hundred projects
 */
export function executeCommand(
  platform: RuleContext,
  player: StoredPlayer,
  command: PlayerCommand,
): StoredPlayer {
  assertExecutable(platform.store, player, command);
  const { store, clock } = platform;
  const after = applyCommand(platform, player, command);
  const plays = recordPlay(player, after, store.records(PLAY_COLLECTION).get(player.id), clock());
  if (plays) store.put(PLAY_COLLECTION, plays);
  return after;
}

function applyCommand(
  platform: RuleContext,
  player: StoredPlayer,
  command: PlayerCommand,
): StoredPlayer {
  if (command.kind === 'insert') {
    const { insertion } = command;
    const { times = 1 }: { readonly times?: number } = insertion as object;
    const insertedUntil = platform.clock() + insertion.duration * times * 1000;
    return { ...player, insertion, insertedUntil };
  }
  if (command.kind === 'end')
    return omit(omit(player, 'insertion'), 'insertedUntil') as StoredPlayer;
  const { kind, projectId } = command;
  if (kind === 'remove')
    return { ...player, projects: player.projects.filter(({ id }) => id !== projectId) };
  const projects = addProject(platform, player, projectId);
  if (kind === 'add') return { ...player, projects };
  return {
    ...player,
    projects: projects.map(project => ({ ...project, active: project.id === projectId })),
  };
}

/** Asserts that a command can be executed, before the player is contacted. @throws as {@link executeCommand} */
export function assertExecutable(store: Store, player: StoredPlayer, command: PlayerCommand): void {
  if (command.kind === 'end') return;
  if (command.kind === 'remove') {
    const { projectId } = command;
    if (player.projects.some(({ id }) => id === projectId)) return;
    throw httpErrors.notFound('projects', projectId);
  }
  if (command.kind !== 'insert') return void getPublishedProject(store, command.projectId);
  if (!('programId' in command.insertion)) return;
  const { projectId, programId } = command.insertion;
  const project = getPublishedProject(store, projectId);
  const content = store.records(CONTENT_COLLECTION).get(projectId) as ProjectContent | undefined;
  const programs =
    content && findPublishedVersion(store, project, content, project.publishedVersion);
  const program = programs?.find(({ id }) => id === programId);
  if (!program) throw httpErrors.notFound('program', programId);
  if (Number(program.sceneCount) > 0) return;
  throw httpErrors.conflict(errorCodes.operationFailed, `"${String(program.name)}" has no scene.`);
}

/**
 * Returns a project that has been published; one that has changed since is played as its published version.
 *
 * @throws HttpError 404 (6) no such media project; 409 (46) it was never published
 */
function getPublishedProject(store: Store, projectId: string): Row {
  const project = store.table('projects').get(projectId);
  if (!project) throw httpErrors.notFound('projects', projectId);
  if (project.state === 'published' || project.publishedVersion !== undefined) return project;
  throw httpErrors.conflict(
    errorCodes.operationFailed,
    `"${String(project.name)}" is not published.`,
  );
}

/** Returns the projects of a player with the published version of one: a new one is last. @throws HttpError 409 (78) */
function addProject(
  { store, clock }: RuleContext,
  { projects }: StoredPlayer,
  projectId: string,
): readonly PlayerProject[] {
  const { name, version, publishedVersion } = getPublishedProject(store, projectId);
  const sent = {
    name: String(name),
    version: Number(publishedVersion ?? version),
    sentAt: new Date(clock()).toISOString(),
  };
  if (projects.some(({ id }) => id === projectId))
    return projects.map(project => (project.id === projectId ? { ...project, ...sent } : project));
  if (projects.length >= MAX_PROJECTS)
    throw httpErrors.conflict(errorCodes.tooLarge, `The player has ${MAX_PROJECTS} projects.`);
  return [...projects, { id: projectId, active: false, ...sent }];
}
