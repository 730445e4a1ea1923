import { createId } from '../../platform/createId.ts';
import { getCityLanguage, type NamedText } from '../../platform/nameLanguage.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * The result of a user action. `partial`: some of several objects were rejected; `pending`: none was rejected, and some
 * still wait (81).
 */
export type UserActionResult = 'success' | 'partial' | 'pending' | 'failed';

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
  /** The type of the target: the name of a resource. */
  readonly target?: string;
  readonly targetId?: string;
  /** The display text, one line. */
  readonly detail?: string | NamedText;
  /** Success when absent. */
  readonly result?: UserActionResult;
  /** The code of the error. */
  readonly code?: number;
  /** The username, where the call has no token: at a sign-in or its attempt. */
  readonly username?: string;
  readonly userId?: string;
}

export interface EquipmentLogEntry {
  /** The action: on, off, set, request … @see `openapi/core.yaml`, EquipmentAction */
  readonly action: string;
  /** The name of the parameter that the action reads or sets. */
  readonly parameter?: string;
  /** The value in short form. */
  readonly value?: string;
  /** The originator; a user when absent. */
  readonly source?: 'user' | 'strategy' | 'device' | 'platform';
  /** Success when absent. */
  readonly result?: 'success' | 'failed' | 'pending';
  /** The code of the error. */
  readonly code?: number;
}

/** The maximum length of texts in the logs. */
const MAX_DETAIL_LENGTH = 1024;
const MAX_VALUE_LENGTH = 255;

/** Truncates a text between two characters. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

export function logUserAction(call: OperationCall, entry: UserLogEntry): Row {
  const { store, clock, random, city } = call.platform;
  const { result = 'success', detail, ...fields } = entry;
  const detailText = typeof detail === 'object' ? detail[getCityLanguage(city)] : detail;
  return store.put('userLogs', {
    id: createId(random),
    time: new Date(clock()).toISOString(),
    ...(call.caller && { userId: call.caller.id }),
    username: getUsername(call),
    ip: call.ip,
    ...fields,
    ...(detailText !== undefined && { detail: shorten(detailText, MAX_DETAIL_LENGTH) }),
    result,
  });
}

/** Logs an action on a device. */
export function logEquipment(
  call: Pick<OperationCall, 'platform' | 'caller'>,
  asset: Row,
  entry: EquipmentLogEntry,
): Row {
  const { store, clock, random } = call.platform;
  const { source = 'user', result = 'success', ...fields } = entry;
  return store.put('equipmentLogs', {
    id: createId(random),
    time: new Date(clock()).toISOString(),
    asset_id: asset.id,
    asset_name: asset.name,
    model: asset.model,
    domain_id: asset.domainId,
    ...fields,
    ...(fields.value !== undefined && { value: shorten(fields.value, MAX_VALUE_LENGTH) }),
    source,
    ...(source === 'user' && { actor: getUsername(call) }),
    result,
  });
}

/** Returns the username of the caller. */
export function getUsername({
  caller,
  platform: { store },
}: Pick<OperationCall, 'platform' | 'caller'>): string {
  const { username } = (caller && store.table('users').get(caller.id)) ?? {};
  return typeof username === 'string' ? username : 'unknown';
}
