import type { LocalizedText } from '../../../schema/localizedText.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import type { Mute } from '../../../data/useMutes.ts';

/** What is muted, seen from one alert. */
export type MuteScope = 'device' | 'deviceType' | 'domain' | 'domainType' | 'type';

/** The properties of a mute that name its alerts. */
export type MuteTarget = Readonly<Partial<Record<'assetId' | 'domainId' | 'type', string>>>;

export const MUTE_TARGETS: Readonly<Record<MuteScope, (alert: ListedAlert) => MuteTarget>> = {
  device: ({ asset_id }) => ({ assetId: asset_id }),
  deviceType: ({ asset_id, type }) => ({ assetId: asset_id, type }),
  domain: ({ domain_id }) => ({ domainId: domain_id }),
  domainType: ({ domain_id, type }) => ({ domainId: domain_id, type }),
  type: ({ type }) => ({ type }),
};

/** Returns the scope of a mute that applies to an alert. */
export function getMuteScope({ assetId, domainId, type }: Mute): MuteScope {
  if (assetId) return type ? 'deviceType' : 'device';
  if (domainId) return type ? 'domainType' : 'domain';
  return 'type';
}

interface MuteNames {
  readonly device: string;
  readonly domain: string;
  readonly type: LocalizedText;
}

export const getScopeLabels = ({
  device,
  domain,
  type: { en, zh },
}: MuteNames): Readonly<Record<MuteScope, LocalizedText>> => ({
  device: { en: `The device ${device}`, zh: `设备 ${device}` },
  deviceType: { en: `Only “${en}” of ${device}`, zh: `仅 ${device} 的“${zh}”` },
  domain: { en: `Everything in ${domain}`, zh: `${domain} 内所有设备` },
  domainType: { en: `“${en}” in ${domain}`, zh: `${domain} 内的“${zh}”` },
  type: { en: `“${en}” everywhere`, zh: `全部“${zh}”` },
});
