import { newId } from '../platform/newId.ts';
import type { Call } from '../platform/rule.ts';
import type { Row } from '../platform/Store.ts';

/** How what a user did has ended. `partial`: some of several were refused; `pending`: nothing was refused, and some still wait (81). */
export type UserResult = 'success' | 'partial' | 'pending' | 'failed';

/** What the log of the users says of a call. */
export interface UserNote {
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
  readonly result?: UserResult;
  /** The code of the refusal. */
  readonly code?: number;
  /** Who it was, where the call carries no token: as he signs in, or tries to. */
  readonly username?: string;
  readonly userId?: string;
}

/** What the log of the equipment says of a device. */
export interface EquipmentNote {
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
const LONGEST_DETAIL = 1024;
const LONGEST_VALUE = 255;

/** A text that is too long, cut between two characters. */
function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

/** Writes down what a user did. */
export function noteUserAction(call: Call, note: UserNote): Row {
  const { store, clock, random } = call.platform;
  const { result = 'success', ...said } = note;
  return store.put('userLogs', {
    id: newId(random),
    time: new Date(clock()).toISOString(),
    ...(call.caller && { userId: call.caller.id }),
    username: usernameOf(call),
    ip: call.address,
    ...said,
    ...(said.detail !== undefined && { detail: shorten(said.detail, LONGEST_DETAIL) }),
    result,
  });
}

/** Writes down what was done to a device. */
export function noteEquipment(call: Call, asset: Row, note: EquipmentNote): Row {
  const { store, clock, random } = call.platform;
  const { source = 'user', result = 'success', ...said } = note;
  return store.put('equipmentLogs', {
    id: newId(random),
    time: new Date(clock()).toISOString(),
    asset_id: asset.id,
    asset_name: asset.name,
    model: asset.model,
    domain_id: asset.domainId,
    ...said,
    ...(said.value !== undefined && { value: shorten(said.value, LONGEST_VALUE) }),
    source,
    ...(source === 'user' && { actor: usernameOf(call) }),
    result,
  });
}

/** The name of whoever calls. */
export function usernameOf({ caller, platform: { store } }: Call): string {
  const { username } = (caller && store.table('users').get(caller.id)) ?? {};
  return typeof username === 'string' ? username : 'unknown';
}
