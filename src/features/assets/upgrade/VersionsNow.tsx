import './upgrade.css';

import { useTranslate } from 'react-admin';

import { compareVersions } from '../../../domain/upgrade.ts';
import { Count } from '../../../ui/Count.tsx';

interface VersionsNowProps {
  /** What each device runs; undefined for one that never said so. */
  readonly versions: readonly (string | undefined)[];
}

/** What the devices run now, the newest first, with how many of each. */
export const VersionsNow = ({ versions }: VersionsNowProps) => {
  const translate = useTranslate();
  const groups = [...Map.groupBy(versions, version => version)].toSorted(([one], [other]) =>
    compareVersions(other ?? '', one ?? ''),
  );
  return (
    <dl className="versions">
      <dt>{translate('upgrade.versions')}</dt>
      {groups.map(([version, all]) => (
        <dd key={version ?? ''}>
          <span>{version ?? translate('upgrade.versions.unknown')}</span>
          <Count of={all.length} />
        </dd>
      ))}
    </dl>
  );
};
