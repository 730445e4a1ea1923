import { withAlertState } from '../model/alertState.ts';
import { HOUR_MS } from '../shared/duration.ts';
import { createSeededId } from '../shared/ids.ts';
import type { Row } from '../platform/Store.ts';

interface MuteGenerationOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly domains: readonly Row[];
  readonly alerts: readonly Row[];
  /** The usernames for the creators. */
  readonly usernames: readonly string[];
}

interface MutePlan {
  /** What is muted; nothing where the city has no such target. */
  readonly target: Row | undefined;
  readonly reason: string;
  /** The hours since it was created, and until it ends. */
  readonly hours: readonly [since: number, left: number];
}

const isActive = ({ cleared_time: cleared }: Row) => cleared === undefined;

/** Generates the mutes of a night: a lamp that waits for its repair, a section with works, batteries that are replaced. */
export function generateMutes({ now, domains, alerts, usernames }: MuteGenerationOptions): Row[] {
  const [first, second] = alerts.filter(isActive);
  const district = domains.find(({ level }) => level === 2);
  const plans: readonly MutePlan[] = [
    {
      target: first && { assetId: first.asset_id },
      ...{ reason: '已报修，等待更换灯具', hours: [5, 11] },
    },
    {
      target: second && { domainId: second.domain_id },
      ...{ reason: '路段施工，夜间断电', hours: [9, 38] },
    },
    {
      target: district && { domainId: district.id, type: 'batteryLow' },
      ...{ reason: '电池批量更换中', hours: [30, 90] },
    },
  ];
  return plans.flatMap(({ target, reason, hours: [since, left] }, n) => {
    const createdBy = usernames[n % Math.max(usernames.length, 1)] ?? 'admin';
    const times = {
      until: new Date(now + left * HOUR_MS).toISOString(),
      createdAt: new Date(now - since * HOUR_MS).toISOString(),
    };
    return target
      ? [{ id: createSeededId('mute', n + 1), ...target, reason, createdBy, ...times }]
      : [];
  });
}

/** Returns the alerts, those marked that are active and muted. */
export function markMutedAlerts(
  alerts: readonly Row[],
  mutes: readonly Row[],
  domains: readonly Row[],
): Row[] {
  const parents = new Map(domains.map(({ id, parentId }) => [id, parentId]));
  const isWithin = (id: unknown, ancestor: unknown): boolean =>
    id === ancestor || (id !== undefined && isWithin(parents.get(id), ancestor));
  const matches = (alert: Row, { assetId, domainId, type }: Row) =>
    (assetId === undefined || alert.asset_id === assetId) &&
    (domainId === undefined || isWithin(alert.domain_id, domainId)) &&
    (type === undefined || alert.type === type);
  return alerts.map(alert =>
    isActive(alert) && mutes.some(mute => matches(alert, mute))
      ? withAlertState({ ...alert, muted: true })
      : alert,
  );
}
