import './firmware.css';

import { useTranslate } from 'react-admin';

import { SiteTime, ZoneName } from '../../ui/SiteTime.tsx';
import { UpgradeState } from './UpgradeState.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';

/** The latest upgrades of a device: time, package, versions, and result. */
export const UpgradeHistory = ({ upgrades }: { readonly upgrades: readonly UpgradeLog[] }) => {
  const translate = useTranslate();
  return (
    <table className="upgrades plain-table text-13">
      <thead>
        <tr>
          <th scope="col">
            {translate('firmware.when')} <ZoneName />
          </th>
          <th scope="col">{translate('firmware.packageName')}</th>
          <th scope="col" className="upgrades-wide">
            {translate('firmware.change')}
          </th>
          <th scope="col">{translate('firmware.state')}</th>
          <th scope="col" className="upgrades-wide">
            {translate('firmware.by')}
          </th>
        </tr>
      </thead>
      <tbody>
        {upgrades.map(upgrade => (
          <tr key={upgrade.id}>
            <td>
              <SiteTime time={String(upgrade.begin_time)} />
            </td>
            <td>{upgrade.packageName}</td>
            <td className="upgrades-wide">
              {upgrade.fromVersion && upgrade.toVersion
                ? translate('firmware.fromTo', {
                    from: upgrade.fromVersion,
                    to: upgrade.toVersion,
                  })
                : (upgrade.toVersion ?? '–')}
            </td>
            <td>
              <UpgradeState upgrade={upgrade} />
            </td>
            <td className="upgrades-wide">{upgrade.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
