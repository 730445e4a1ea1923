import './upgrade.css';

import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { compareVersions } from '../../../domain/upgrade.ts';
import { storedPackages } from './storedPackages.ts';
import { FieldShow } from '../../../resources/fieldShows.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';

interface PackageChoiceProps {
  readonly packages: readonly UpgradePackage[];
  readonly chosen: UpgradePackage | undefined;
  /** What all of the devices run, where it is the same. */
  readonly installed: string | undefined;
  readonly onChoose: (chosen: UpgradePackage) => void;
}

const shown = ['model', 'size', 'createTime'].flatMap(source =>
  storedPackages.filter(field => field.source === source),
);

/** The packages that fit, the newest version of each device type first. */
export const PackageChoice = ({ packages, chosen, installed, onChoose }: PackageChoiceProps) => {
  const translate = useTranslate();
  const id = useId();
  const isNewest = (each: UpgradePackage) =>
    packages.find(({ model }) => model === each.model)?.id === each.id;
  return (
    <fieldset className="packages">
      <legend>{translate('upgrade.package')}</legend>
      {packages.map(each => (
        <label key={each.id} className="package">
          <input
            type="radio"
            name={id}
            checked={each.id === chosen?.id}
            onChange={() => onChoose(each)}
          />
          <span className="package-name">
            {each.name}{' '}
            {!each.name.includes(each.version) && (
              <span className="package-version">{each.version}</span>
            )}
          </span>
          <span className="package-tags">
            {isNewest(each) && <Tag tone="petrol">{translate('upgrade.package.newest')}</Tag>}
            {installed !== undefined && <Against installed={installed} version={each.version} />}
          </span>
          <span className="package-facts">
            {shown.map(field => (
              <span key={field.source}>
                <FieldShow field={field} owner={each} />
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** How a package stands to what the devices run. */
const Against = ({
  installed,
  version,
}: {
  readonly installed: string;
  readonly version: string;
}) => {
  const translate = useTranslate();
  const order = compareVersions(version, installed);
  if (order > 0) return null;
  return (
    <Tag>{translate(order === 0 ? 'upgrade.package.installed' : 'upgrade.package.older')}</Tag>
  );
};
