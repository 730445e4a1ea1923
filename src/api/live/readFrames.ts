import type { components } from '../../generated/core/types.ts';
import { validators } from '../../generated/core/webhooks.js';

type Schemas = components['schemas'];

/** An alert at the moment in which it occurs. */
export type LiveAlert = Schemas['DeviceNotification'];
/** The devices that have changed in the watched boxes. */
export type DeviceStatusFrame = Schemas['StatusFrame'];
/** A frame of the platform. */
export type ServerFrame = Schemas['ServerFrame'];

/** The frames of a message, and why parts of it were skipped. */
interface ReadResult {
  readonly frames: readonly ServerFrame[];
  readonly errors: readonly string[];
}

/**
 * Reads a message of the platform. What its document does not allow is skipped with its reason: in a batch, only the
 * malformed alerts of it.
 */
export function readFrames(data: unknown): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(String(data));
  } catch {
    return { frames: [], errors: ['no JSON'] };
  }
  const error = findError(value);
  if (error === undefined) return { frames: [value as ServerFrame], errors: [] };
  const batch = value as Partial<Schemas['NotificationsFrame']> | null;
  if (batch?.type !== 'alerts' || !Array.isArray(batch.alerts))
    return { frames: [], errors: [error] };
  const alerts: readonly unknown[] = batch.alerts;
  const errors = alerts.map(findError);
  const valid = alerts.filter((_, index) => errors[index] === undefined) as LiveAlert[];
  return {
    frames: [{ type: 'alerts', alerts: valid }],
    errors: errors.filter(each => each !== undefined),
  };
}

function findError(value: unknown): string | undefined {
  const validate = validators['deviceNotification'];
  if (!validate || validate(value)) return undefined;
  const { instancePath = '', message = '' } = validate.errors?.[0] ?? {};
  return `${instancePath} ${message}`.trim();
}

/** Returns the alerts of a frame, in the order of their cursors. */
export const listAlerts = (frame: ServerFrame): readonly LiveAlert[] =>
  'id' in frame ? [frame] : frame.type === 'alerts' ? frame.alerts : [];
