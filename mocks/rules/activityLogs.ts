import { createId } from '../platform/createId.ts';
import type { OperationCall } from '../platform/operationRule.ts';
import type { Row } from '../platform/Store.ts';

/** How what a user did has ended. `partial`: some of several were refused; `pending`: nothing was refused, and some still wait (81). */
export type UserActionResult = 'success' | 'partial' | 'pending' | 'failed';

/** What the log of the users says of a call. */
export interface UserLogEntry {
  readonly action:
    | 'login'
    | 'logout'
    | 'loginFailed'
    | 'create'
    | 'update'
    | 'delete'
    | 'control'
    | 'confirm'
    | 'publish'
    | 'export'
    | 'import'
    | 'settings';
  /** The kind of thing it was done to: the name of a resource. */
  readonly target?: string;
  readonly targetId?: string;
  /** One line, for people. */
  readonly detail?: string;
  /** Success when left out. */
  readonly result?: UserActionResult;
  /** The code of the refusal. */
  readonly code?: number;
  /** Who it was, where the call carries no token: as he signs in, or tries to. */
  readonly username?: string;
  readonly userId?: string;
}

/** What the log of the equipment says of a device. */
export interface EquipmentLogEntry {
  /** What was done: on, off, set, request … @see `openapi/core.yaml`, EquipmentAction */
  readonly action: string;
  /** The name of the parameter that was read or set. */
  readonly parameter?: string;
  /** Its value in short. */
  readonly value?: string;
  /** Who wanted it; a user when left out. */
  readonly source?: 'user' | 'strategy' | 'device' | 'platform';
  /** Success when left out. */
  readonly result?: 'success' | 'failed' | 'pending';
  /** The code of the refusal. */
  readonly code?: number;
}

/** The longest texts that the logs keep. */
const MAX_DETAIL_LENGTH = 1024;
const MAX_VALUE_LENGTH = 255;

/** A text that is too long, cut between two characters. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

/** Writes down what a user did. */
export function logUserAction(call: OperationCall, entry: UserLogEntry): Row {
  const { store, clock, random } = call.platform;
  const { result = 'success', ...said } = entry;
  return store.put('userLogs', {
    id: createId(random),
    time: new Date(clock()).toISOString(),
    ...(call.caller && { userId: call.caller.id }),
    username: getUsername(call),
    ip: call.ip,
    ...said,
    ...(said.detail !== undefined && { detail: shorten(said.detail, MAX_DETAIL_LENGTH) }),
    result,
  });
}

/** Writes down what was done to a device. */
export function logEquipment(call: OperationCall, asset: Row, entry: EquipmentLogEntry): Row {
  const { store, clock, random } = call.platform;
  const { source = 'user', result = 'success', ...said } = entry;
  return store.put('equipmentLogs', {
    id: createId(random),
    time: new Date(clock()).toISOString(),
    asset_id: asset.id,
    asset_name: asset.name,
    model: asset.model,
    domain_id: asset.domainId,
    ...said,
    ...(said.value !== undefined && { value: shorten(said.value, MAX_VALUE_LENGTH) }),
    source,
    ...(source === 'user' && { actor: getUsername(call) }),
    result,
  });
}

/** The name of whoever calls. */
export function getUsername({ caller, platform: { store } }: OperationCall): string {
  const { username } = (caller && store.table('users').get(caller.id)) ?? {};
  return typeof username === 'string' ? username : 'unknown';
}
