import type { ConnectionState, ResyncScope } from './connectionState.ts';
import type { WatchedBox } from './LiveConnection.ts';
import type { LiveAlert, DeviceStatusFrame } from './readFrames.ts';

/** A message between the tabs of a browser that share the socket. */
export type AlertTabMessage =
  /** A tab that follows requests the state. */
  | { readonly type: 'hello' }
  | { readonly type: 'state'; readonly state: ConnectionState; readonly isNewLeader: boolean }
  | { readonly type: 'alerts'; readonly alerts: readonly LiveAlert[] }
  | { readonly type: 'status'; readonly frame: DeviceStatusFrame }
  | { readonly type: 'resync'; readonly scope: ResyncScope }
  | { readonly type: 'invalid'; readonly reason: string }
  | { readonly type: 'watch'; readonly key: string; readonly box: WatchedBox | null }
  | { readonly type: 'retry' };
