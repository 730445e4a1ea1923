import { useTranslate } from 'react-admin';

import { useDescribeError } from '../../resources/failures/useDescribeError.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
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
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = packagesQuery;
  if (!isUpgradable) return <p role="status">{translate('upgrade.notUpgradable')}</p>;
  if (error && !data)
    return (
      <p className="dialog-error row gap-6" role="alert">
        {describeError(error).reason} {describeError(error).remedy}{' '}
        <ActionButton kind="auxiliary" isPending={isFetching} onClick={() => void refetch()}>
          {translate('shell.retry')}
        </ActionButton>
      </p>
    );
  if (!data) return <SkeletonRows rows={2} />;
  if (data.length === 0)
    return (
      <p role="status">
        {translate('upgrade.package.none')}. {translate('upgrade.package.none.hint')}{' '}
        <ActionButton kind="auxiliary" to="/systemOperation/storage/upgrades">
          {translate('upgrade.package.toPackages')}
        </ActionButton>
      </p>
    );
  return <PackageSelect packages={data} {...selectProps} />;
};
