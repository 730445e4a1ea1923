import { useMemo } from 'react';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { titled } from '../../domain/titled.ts';
import type { Choice, FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { without } from '../../resources/without.ts';

/** The levels of the hierarchy by the titles that the platform configures; empty while they are not known. @see SHELL-08 */
export function useLevels(): readonly Choice[] {
  const levels = useConfiguration('domain')?.levels;
  return useMemo(
    () => titled(levels).map(({ id, title }) => ({ value: id, label: title })),
    [levels],
  );
}

/** Domains with their level as one of the titled levels. A level without a title is its number. */
export function useTitledLevels(descriptor: ResourceDescriptor): ResourceDescriptor {
  const levels = useLevels();
  return useMemo(
    () =>
      descriptor.name !== 'domains' || levels.length === 0
        ? descriptor
        : { ...descriptor, fields: descriptor.fields.map(field => titledLevel(field, levels)) },
    [descriptor, levels],
  );
}

const titledLevel = (field: FieldDescriptor, choices: readonly Choice[]): FieldDescriptor =>
  field.source === 'level' && field.kind === 'integer'
    ? { ...without(without(field, 'minimum'), 'maximum'), kind: 'enum', choices }
    : field;
