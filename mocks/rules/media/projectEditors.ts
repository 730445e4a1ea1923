import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getUsername } from '../logs/activityLogs.ts';
import { getProject } from './projectContent.ts';

/** An editor that has not reported for this long was closed without a call. @see `openapi/media.yaml` */
const EXPIRY_MS = 150_000;

interface OpenEditor {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly fullName?: string;
  /** ISO 8601. */
  readonly since: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly isClosed: boolean;
}

/** The open editors of a project, by user and editor. They report again after a restart, so that none is stored. */
type ProjectEditors = Map<string, OpenEditor>;

const editorsByStore = new WeakMap<Store, Map<string, ProjectEditors>>();

function getEditors({ platform: { store, clock } }: OperationCall, projectId: string) {
  const byProject = editorsByStore.get(store.unscoped) ?? new Map<string, ProjectEditors>();
  editorsByStore.set(store.unscoped, byProject);
  const editors = byProject.get(projectId) ?? new Map<string, OpenEditor>();
  byProject.set(projectId, editors);
  for (const [key, { expiresAt }] of editors) if (expiresAt <= clock()) editors.delete(key);
  return editors;
}

const toResponse = (editors: ReadonlyMap<string, OpenEditor>): readonly Row[] =>
  [...editors.values()]
    .filter(({ isClosed }) => !isClosed)
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .map(({ expiresAt: _, isClosed: __, ...editor }) => ({ ...editor }));

const getKey = ({ caller, path }: OperationCall) => `${caller?.id ?? ''} ${path.editorId ?? ''}`;

/** Lists who has a project open for editing. @throws HttpError 404 (6) */
export const listProjectEditors = (call: OperationCall): readonly Row[] =>
  toResponse(getEditors(call, String(getProject(call).id)));

/** Adds an open editor, or renews it; a closed one stays closed. @throws HttpError 404 (6) */
export function reportProjectEditor(call: OperationCall): readonly Row[] {
  const editors = getEditors(call, String(getProject(call).id));
  const { store, clock } = call.platform;
  const userId = call.caller?.id ?? '';
  const before = editors.get(getKey(call));
  if (before?.isClosed) return toResponse(editors);
  const { lastName, firstName } = store.unscoped.table('users').get(userId) ?? {};
  const fullName = [lastName, firstName].filter(Boolean).join(' ');
  editors.set(getKey(call), {
    ...{ id: call.path.editorId ?? '', userId, username: getUsername(call) },
    ...(fullName !== '' && { fullName }),
    since: before?.since ?? new Date(clock()).toISOString(),
    expiresAt: clock() + EXPIRY_MS,
    isClosed: false,
  });
  return toResponse(editors);
}

/** Closes an editor of the caller, also before its first report. A missing one is no error. @throws HttpError 404 (6) */
export function closeProjectEditor(call: OperationCall): Row {
  const editors = getEditors(call, String(getProject(call).id));
  const before = editors.get(getKey(call));
  const { clock } = call.platform;
  const closed = before ?? { id: '', userId: '', username: '', since: '' };
  editors.set(getKey(call), { ...closed, expiresAt: clock() + EXPIRY_MS, isClosed: true });
  return { count: before && !before.isClosed ? 1 : 0 };
}
