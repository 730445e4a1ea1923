import { isUpgradePlanned, getStuckSince } from '../../domain/upgrade.ts';
import { upgradeLogs } from '../../generated/core/resources.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { FieldValue } from '../../resources/fields/FieldValue.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { useCurrentTime } from './useCurrentTime.ts';

const fields: readonly FieldDescriptor[] = upgradeLogs.fields;
const stateField = fields.find(({ source }) => source === 'state');

/** Most upgrades are complete: the details load with the first other one. */
const UpgradeStateDetails = lazyComponent(
  async () => (await import('./UpgradeStateDetails.tsx')).UpgradeStateDetails,
);

/** The state of an upgrade: its documented label, scheduled, or without reports. */
export const UpgradeState = ({ upgrade }: { readonly upgrade: PlainObject }) => {
  const now = useCurrentTime();
  const zone = useSiteZone();
  const stateLabel = stateField && <FieldValue field={stateField} record={upgrade} />;
  const hasDetails =
    upgrade['state'] === 'failed' ||
    isUpgradePlanned(upgrade, now, zone) ||
    getStuckSince(upgrade, now, zone) !== undefined;
  return hasDetails ? (
    <LazyBoundary fallback={stateLabel}>
      <UpgradeStateDetails upgrade={upgrade} now={now} stateLabel={stateLabel} />
    </LazyBoundary>
  ) : (
    stateLabel
  );
};
