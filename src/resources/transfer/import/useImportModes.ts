import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useDenialReason } from '../../access/useDenialReason.ts';
import { type ImportMode, listImportModes } from '../../cells/listImportModes.ts';

interface ImportAvailability {
  /** Those that this user may use; all of the document when `disabledReason` is set; empty where it has no import. */
  readonly modes: readonly ImportMode[];
  /** Why this user may not import at all. */
  readonly disabledReason?: string | undefined;
}

/**
 * Returns what this user may make of the rows of a file; the list needs it before the import is loaded.
 *
 * @example const { modes, disabledReason } = useImportModes(assets);
 */
export function useImportModes(descriptor: ResourceDescriptor): ImportAvailability {
  const { create, update } = descriptor.verbs;
  const rows = descriptor.imports?.operation;
  const getDenialReason = useDenialReason(
    descriptor.name,
    [create, update, rows].filter(verb => verb !== undefined),
  );
  const modes = listImportModes(descriptor);
  const createDenial = create && getDenialReason(create);
  const updateDenial = update && getDenialReason(update);
  const rowsDenial = rows && getDenialReason(rows);
  if (rowsDenial !== undefined) return { modes, disabledReason: rowsDenial };
  const allowedModes = modes.filter(
    mode =>
      (mode === 'update' || createDenial === undefined) &&
      (mode === 'create' || updateDenial === undefined),
  );
  return allowedModes.length > 0
    ? { modes: allowedModes }
    : { modes, disabledReason: createDenial ?? updateDenial };
}
