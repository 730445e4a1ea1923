import { useMemo } from 'react';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { filterTitled } from '../../domain/filterTitled.ts';
import type { Choice, FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { omitKey } from '../../resources/conditions/omitKey.ts';

/** Returns the levels with their configured titles; empty until they are known. @see SHELL-08 */
export function useDomainLevels(): readonly Choice[] {
  const levels = useConfiguration('domain')?.levels;
  return useMemo(
    () => filterTitled(levels).map(({ id, title }) => ({ value: id, label: title })),
    [levels],
  );
}

/** Returns the domain descriptor with titled levels. A level without a title shows its number. */
export function useDescriptorWithLevels(descriptor: ResourceDescriptor): ResourceDescriptor {
  const levels = useDomainLevels();
  return useMemo(
    () =>
      descriptor.name !== 'domains' || levels.length === 0
        ? descriptor
        : { ...descriptor, fields: descriptor.fields.map(field => toLevelEnum(field, levels)) },
    [descriptor, levels],
  );
}

const toLevelEnum = (field: FieldDescriptor, levelChoices: readonly Choice[]): FieldDescriptor =>
  field.source === 'level' && field.kind === 'integer'
    ? { ...omitKey(omitKey(field, 'minimum'), 'maximum'), kind: 'enum', choices: levelChoices }
    : field;
