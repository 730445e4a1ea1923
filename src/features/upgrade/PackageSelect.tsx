import './upgradeForm.css';

import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { compareVersions } from '../../domain/upgrade.ts';
import { packages as packagesDescriptor } from '../../generated/storage/resources.ts';
import { FieldValue } from '../../resources/fields/FieldValue.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';

interface PackageSelectProps {
  readonly packages: readonly UpgradePackage[];
  readonly selectedPackage: UpgradePackage | undefined;
  /** The common version of all devices, if there is one. */
  readonly installed: string | undefined;
  readonly onSelect: (selectedPackage: UpgradePackage) => void;
}

/** The fields of a package, from the document. */
const packageFields: readonly FieldDescriptor[] = packagesDescriptor.fields;

const visibleFields = ['model', 'size', 'createTime'].flatMap(source =>
  packageFields.filter(field => field.source === source),
);

/** The compatible packages, the newest version of each device type first. */
export const PackageSelect = ({
  packages,
  selectedPackage,
  installed,
  onSelect,
}: PackageSelectProps) => {
  const translate = useTranslate();
  const id = useId();
  const isNewest = (upgradePackage: UpgradePackage) =>
    packages.find(({ model }) => model === upgradePackage.model)?.id === upgradePackage.id;
  return (
    <fieldset className="packages mx-0 mt-0 mb-16 grid max-h-264 overflow-auto rounded-2 border border-(--line) p-0">
      <legend>{translate('upgrade.package')}</legend>
      {packages.map(upgradePackage => (
        <label
          key={upgradePackage.id}
          className="type-13 grid cursor-pointer grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-10 gap-y-0 border-t border-t-(--line) px-12 py-8 hover:bg-(--hover) [&:has(input:checked)]:bg-(--accent-soft) [&:has(input:focus-visible)]:outline-2 [&:has(input:focus-visible)]:-outline-offset-2 [&:has(input:focus-visible)]:outline-(--focus)"
        >
          <input
            type="radio"
            className="m-0 size-16 accent-(--accent) outline-none"
            name={id}
            checked={upgradePackage.id === selectedPackage?.id}
            onChange={() => onSelect(upgradePackage)}
          />
          <span className="font-medium">
            {upgradePackage.name}{' '}
            {!upgradePackage.name.includes(upgradePackage.version) && (
              <span className="font-regular text-2">{upgradePackage.version}</span>
            )}
          </span>
          <span className="flex gap-6">
            {isNewest(upgradePackage) && (
              <Tag tone="petrol">{translate('upgrade.package.newest')}</Tag>
            )}
            {installed !== undefined && (
              <VersionComparisonTag installed={installed} version={upgradePackage.version} />
            )}
          </span>
          <span className="type-12 col-[2/-1] flex flex-wrap gap-x-16 gap-y-0 text-2">
            {visibleFields.map(field => (
              <span key={field.source}>
                <FieldValue field={field} record={upgradePackage} />
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** The comparison of a package version with the installed one. */
const VersionComparisonTag = ({
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
