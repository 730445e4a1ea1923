import { type Condition, type FilterCondition, isConditionGroup } from '../../schema/filter.ts';
import type { BranchDescriptor, ResourceDescriptor } from '../../schema/resource.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';
import type { RecordIdentifier } from './Lister.ts';

/** The conditions of a list, and the branch of a tree that they apply to. */
interface BranchFilter {
  /** The remaining conditions. */
  readonly conditions: readonly FilterCondition[];
  /** Absent where the conditions apply to all records. */
  readonly branch?: BranchDescriptor & { readonly id: RecordIdentifier };
}

/**
 * Extracts the branch from the conditions: it is a step of the path, and not a condition. One in an OR group remains,
 * to be rejected later.
 *
 * @throws UnsupportedQueryError for two branches: no path has both
 */
export function extractBranch(
  { within }: ResourceDescriptor,
  conditions: readonly FilterCondition[],
): BranchFilter {
  if (!within) return { conditions };
  const isBranch = (condition: FilterCondition): condition is Condition =>
    !isConditionGroup(condition) &&
    condition.field.source === within.field &&
    condition.operator === 'within';
  const values = conditions.filter(isBranch).map(({ value }) => value);
  // A key is equal as a number and as a text: a path contains only texts.
  const ids = new Map(values.filter(isIdentifier).map(id => [String(id), id]));
  const [id, secondId] = [...ids.values()];
  if (secondId !== undefined)
    throw new UnsupportedQueryError('documents.noCondition', { field: within.field });
  return {
    conditions: conditions.filter(condition => !isBranch(condition)),
    ...(id !== undefined && { branch: { ...within, id } }),
  };
}

const isIdentifier = (value: unknown): value is RecordIdentifier =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
