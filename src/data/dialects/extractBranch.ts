import { isObject } from '../../schema/isObject.ts';
import type { BranchDescriptor, ResourceDescriptor } from '../../schema/resource.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';
import type { RecordIdentifier } from './Lister.ts';

/** A filter, and the branch of a tree that it applies to. */
interface BranchFilter {
  /** The remaining conditions. */
  readonly filter: unknown;
  /** Absent where the filter applies to all records. */
  readonly branch?: BranchDescriptor & { readonly id: RecordIdentifier };
}

/**
 * Extracts the branch from a filter: it is a step of the path, and not a condition. It is found at any depth of `and`;
 * one in an `or` remains, to be rejected later.
 *
 * @throws UnsupportedQueryError for two branches: no path has both
 */
export function extractBranch({ within }: ResourceDescriptor, filter: unknown): BranchFilter {
  if (!within) return { filter };
  // A key is equal as a number and as a text: a path contains only texts.
  const ids = new Map<string, RecordIdentifier>();
  const rest = removeBranch(filter, within.field, ids);
  const [id, secondId] = [...ids.values()];
  if (secondId !== undefined)
    throw new UnsupportedQueryError('documents.noQuestion', { field: within.field });
  return { filter: rest, ...(id !== undefined && { branch: { ...within, id } }) };
}

/** Removes the branches of a field from a filter and adds them to `ids`. */
function removeBranch(filter: unknown, field: string, ids: Map<string, RecordIdentifier>): unknown {
  if (!isObject(filter)) return filter;
  const { [field]: condition, and, ...others } = filter;
  const rest = Array.isArray(and) && { and: and.map(each => removeBranch(each, field, ids)) };
  if (!isObject(condition))
    return { ...others, ...rest, ...(condition !== undefined && { [field]: condition }) };
  const { within: id, ...operators } = condition;
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') ids.set(String(id), id);
  return { ...others, ...rest, [field]: operators };
}
