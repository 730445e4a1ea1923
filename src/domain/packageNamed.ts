import { UPGRADABLE } from './upgrade.ts';

/** What the name of a file says of the package in it. */
export interface NamedPackage {
  readonly name?: string | undefined;
  readonly model?: (typeof UPGRADABLE)[number] | undefined;
  readonly version?: string | undefined;
}

/** Endings that say nothing. */
const ENDING = /(?:\.(?:bin|img|fw|hex|zip|apk|gz|tgz|tar))+$/iu;

/** Reads `ssslc-2.4.1.bin` as version 2.4.1 of the firmware of light controllers; what it does not say is absent. */
export function packageNamed(fileName: string): NamedPackage {
  const bare = fileName.replace(ENDING, '');
  const model = UPGRADABLE.find(each =>
    new RegExp(`(?:^|[^a-z])${each}(?:[^a-z]|$)`, 'iu').test(bare),
  );
  const version = /\d+(?:\.\d+)+(?:[-+][0-9a-z.]+)?/iu.exec(bare)?.[0];
  const name = bare
    .replace(/[-_\s]+/gu, ' ')
    .trim()
    .slice(0, 64)
    .trim();
  return { ...(name && { name }), ...(model && { model }), ...(version && { version }) };
}
