import { useTranslate } from 'react-admin';

import { useFailureWords } from '../../../resources/useFailureWords.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';
import type { usePackages } from './usePackages.ts';

interface FittingPackagesProps {
  readonly reading: ReturnType<typeof usePackages>;
  /** Whether any of the devices can be upgraded at all. */
  readonly isAble: boolean;
  readonly chosen: UpgradePackage | undefined;
  readonly installed: string | undefined;
  readonly onChoose: (chosen: UpgradePackage) => void;
}

/** The packages to choose from, or why there is none. */
export const FittingPackages = ({ reading, isAble, ...choice }: FittingPackagesProps) => {
  const translate = useTranslate();
  const words = useFailureWords();
  const { data, error, refetch, isFetching } = reading;
  if (!isAble) return <p role="status">{translate('upgrade.notUpgradable')}</p>;
  if (error && !data)
    return (
      <p className="dialog-error" role="alert">
        {words(error).reason} {words(error).remedy}{' '}
        <ActionButton kind="auxiliary" working={isFetching} onClick={() => void refetch()}>
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
  return <PackageChoice packages={data} {...choice} />;
};
