import { UPGRADABLE_MODELS } from './upgrade.ts';

/** The package properties that a file name contains. */
export interface ParsedPackageName {
  readonly name?: string | undefined;
  readonly model?: (typeof UPGRADABLE_MODELS)[number] | undefined;
  readonly version?: string | undefined;
}

/** Extensions without information about the package. */
const FILE_EXTENSION = /(?:\.(?:bin|img|fw|hex|zip|apk|gz|tgz|tar))+$/iu;

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
  return { ...(name && { name }), ...(model && { model }), ...(version && { version }) };
}
