import { UPGRADABLE_MODELS } from './upgrade.ts';

type PackageType = 'firmware' | 'application';

/** The package properties that a file name contains. */
export interface ParsedPackageName {
  readonly name?: string | undefined;
  readonly type?: PackageType | undefined;
  readonly model?: (typeof UPGRADABLE_MODELS)[number] | undefined;
  readonly version?: string | undefined;
}

/** Extensions without information about the package. */
const FILE_EXTENSION = /(?:\.(?:bin|img|fw|hex|zip|apk|gz|tgz|tar))+$/iu;

/** The extensions that only one type of package has; archives hold any. */
const EXTENSIONS_BY_TYPE: Readonly<Record<PackageType, RegExp>> = {
  firmware: /\.(?:bin|img|fw|hex)$/iu,
  application: /\.apk$/iu,
};
const PACKAGE_TYPES = Object.keys(EXTENSIONS_BY_TYPE) as readonly PackageType[];

/** Parses `ssslc-2.4.1.bin` as version 2.4.1 of the firmware of light controllers; missing properties are absent. */
export function parsePackageName(fileName: string): ParsedPackageName {
  const baseName = fileName.replace(FILE_EXTENSION, '');
  const model = UPGRADABLE_MODELS.find(each =>
    new RegExp(`(?:^|[^a-z])${each}(?:[^a-z]|$)`, 'iu').test(baseName),
  );
  const version = /\d+(?:\.\d+)+(?:[-+][0-9a-z.]+)?/iu.exec(baseName)?.[0];
  const name = baseName
    .replace(/[-_\s]+/gu, ' ')
    .trim()
    .slice(0, 64)
    .trim();
  const type = PACKAGE_TYPES.find(each => EXTENSIONS_BY_TYPE[each].test(fileName));
  return {
    ...(type && { type }),
    ...(name && { name }),
    ...(model && { model }),
    ...(version && { version }),
  };
}
