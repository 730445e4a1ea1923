export type LampState = 'lit' | 'dimmed' | 'off' | 'fault' | 'offline' | 'unknown';

/** The last report of a lamp: whether it is connected, and its light output in percent. */
interface LampReport {
  readonly online: boolean;
  readonly brightness?: number | undefined;
}

/** Returns the state of a lamp by its last report; offline and faulty lamps have states of their own. */
export function getLampState(
  asset: { readonly status: string },
  { online, brightness }: LampReport,
): LampState {
  if (!online || asset.status === 'offline') return 'offline';
  if (asset.status === 'fault') return 'fault';
  if (brightness === undefined) return 'unknown';
  if (brightness === 0) return 'off';
  return brightness < 100 ? 'dimmed' : 'lit';
}
