import './upgradeForm.css';

import { useTranslate } from 'react-admin';

import { compareVersions } from '../../domain/upgrade.ts';
import { FormattedNumber } from '../../ui/FormattedNumber.tsx';

interface InstalledVersionsProps {
  /** The version of each device; undefined if it never reported one. */
  readonly versions: readonly (string | undefined)[];
}

/** The installed versions, newest first, with the number of devices of each. */
export const InstalledVersions = ({ versions }: InstalledVersionsProps) => {
  const translate = useTranslate();
  const groups = [...Map.groupBy(versions, version => version)].toSorted(([first], [second]) =>
    compareVersions(second ?? '', first ?? ''),
  );
  return (
    <dl className="type-13 mt-12 [&_dd]:flex [&_dd]:justify-between [&_dd]:gap-12 [&_dd]:border-b [&_dd]:border-b-(--line) [&_dd]:px-0 [&_dd]:py-4">
      <dt className="type-12 text-3">{translate('upgrade.versions')}</dt>
      {groups.map(([version, members]) => (
        <dd key={version ?? ''}>
          <span>{version ?? translate('upgrade.versions.unknown')}</span>
          <FormattedNumber value={members.length} />
        </dd>
      ))}
    </dl>
  );
};
