import { expect, it } from 'vitest';

import { getFieldLabelKey } from '../../src/features/media/save/useConflictLabel.ts';
import { media as en } from '../../src/i18n/en/lazy/media.ts';
import { media as zh } from '../../src/i18n/zh/lazy/media.ts';
import { ITEM_KINDS } from '../../src/features/media/model/itemDefaults.ts';
import { listValuePaths } from '../support/mediaFieldValues.ts';

/** The platform assigns them, or takes them from the file; an area shows its rectangle once. */
const ASSIGNED = new Set(['id', 'ids', 'order', 'kind', 'version', 'fileDuration']);

it.each([
  ['ProjectChange', []],
  ['ProgramChange', []],
  ['ProgramSceneChange', []],
  ['ZoneChange', ['position']],
  ...ITEM_KINDS.map(kind => [`${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}Item`, []] as const),
] as const)(
  'every field of %s has a label in a conflict, in both languages [MEDIA-13/conflict]',
  (name, repeated) => {
    const paths = listValuePaths(name).filter(
      path =>
        !path.some(step => ASSIGNED.has(String(step))) && !repeated.some(each => each === path[0]),
    );
    expect(paths.length).toBeGreaterThan(0);
    const keys = paths.map(path => getFieldLabelKey(path, name === 'ProgramChange'));
    for (const messages of [en, zh]) expect(keys.filter(key => !(key in messages))).toEqual([]);
  },
);
