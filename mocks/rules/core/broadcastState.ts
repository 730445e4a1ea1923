import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/** The work states of a broadcast device, by number. @see ASSET-13 */
const PLAYING_STATUS = 2;
const IDLE_STATUS = 4;

const BROADCAST_COLLECTION = 'broadcasts';

/** Sets a device to playing, for the given seconds. */
export function startBroadcast(platform: RuleContext, { id }: Row, seconds: number): void {
  const until = platform.clock() + seconds * 1000;
  platform.store.put(BROADCAST_COLLECTION, { id, until });
  setWorkStatus(platform, id, PLAYING_STATUS);
}

/** Ends finished broadcasts. Nearly free when nothing is played. */
export function endFinishedBroadcasts(platform: RuleContext): void {
  const now = platform.clock();
  for (const { id, until } of [...platform.store.records(BROADCAST_COLLECTION).all()]) {
    if (Number(until) > now) continue;
    platform.store.remove(BROADCAST_COLLECTION, String(id));
    setWorkStatus(platform, id, IDLE_STATUS);
  }
}

function setWorkStatus({ store, clock }: RuleContext, id: unknown, workStatus: number) {
  const status = store.table('statuses').get(id);
  if (!status) return;
  store.put('statuses', {
    ...status,
    'work-status': workStatus,
    update_time: new Date(clock()).toISOString(),
  });
}
