import { useTranslate } from 'react-admin';

import { QueryStates } from '../../resources/failures/QueryStates.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PackageSelect } from './PackageSelect.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';
import type { useUpgradePackages } from './useUpgradePackages.ts';

interface PackageSelectStatesProps {
  readonly packagesQuery: ReturnType<typeof useUpgradePackages>;
  /** Whether any of the devices can be upgraded. */
  readonly isUpgradable: boolean;
  readonly selectedPackage: UpgradePackage | undefined;
  readonly installed: string | undefined;
  readonly onSelect: (selectedPackage: UpgradePackage) => void;
}

/** The packages to select from, or why there are none. */
export const PackageSelectStates = ({
  packagesQuery,
  isUpgradable,
  ...selectProps
}: PackageSelectStatesProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = packagesQuery;
  if (!isUpgradable) return <p role="status">{translate('upgrade.notUpgradable')}</p>;
  return (
    <QueryStates
      {...{ data, error }}
      onRetry={refetch}
      errorLineClass="dialog-error row gap-6"
      skeletonRows={2}
      empty={
        <p role="status">
          {translate('upgrade.package.none')}. {translate('upgrade.package.none.hint')}{' '}
          <ActionButton kind="auxiliary" to="/systemOperation/storage/upgrades">
            {translate('upgrade.package.toPackages')}
          </ActionButton>
        </p>
      }
    >
      {packages => <PackageSelect packages={packages} {...selectProps} />}
    </QueryStates>
  );
};
