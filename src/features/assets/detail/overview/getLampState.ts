import type { Asset, AssetStatus } from '../Asset.ts';

export type LampState = 'lit' | 'dimmed' | 'off' | 'fault' | 'offline' | 'unknown';

/** Returns the state of a lamp by its last report; offline and faulty lamps have states of their own. */
export function getLampState(asset: Pick<Asset, 'status'>, status: AssetStatus): LampState {
  if (!status.online || asset.status === 'offline') return 'offline';
  if (asset.status === 'fault') return 'fault';
  if (status.brightness === undefined) return 'unknown';
  if (status.brightness === 0) return 'off';
  return status.brightness < 100 ? 'dimmed' : 'lit';
}
