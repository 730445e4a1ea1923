import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { formatScalar } from '../../descriptor/representRecord.ts';
import { getSearchField } from '../../descriptor/getSearchField.ts';
import {
  type Condition,
  isConditionGroup,
  type FilterCondition,
  formatFilter,
} from '../../../schema/filter.ts';

/** Returns the operator of a field in the search row. */
export const getSearchOperator = ({ kind, filter }: FieldDescriptor): FilterOperator | undefined =>
  filter.includes('within')
    ? 'within'
    : filter.includes('like') && kind !== 'reference'
      ? 'like'
      : filter.find(operator => operator === 'inq' || operator === 'eq');

/** Returns the fields of the search row, in the order of the document. */
export const getSearchRowFields = ({ fields, alwaysOnFilters = [] }: ResourceDescriptor) =>
  alwaysOnFilters.flatMap(source => {
    const field = fields.find(each => each.source === source);
    return field && getSearchOperator(field) ? [field] : [];
  });

/**
 * Returns the fields of the search box: those that the document names, every text field of the search row, or the one
 * that names a record.
 */
export function getSearchBoxFields(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const { searchBox, fields } = descriptor;
  if (searchBox) return fields.filter(({ source }) => searchBox.fields.includes(source));
  const textFields = getSearchRowFields(descriptor).filter(
    field => getSearchOperator(field) === 'like',
  );
  const nameField = getSearchField(descriptor);
  return textFields.length > 0 ? textFields : nameField ? [nameField] : [];
}

/**
 * Returns the conditions of a search text. A search box of the document matches each term separately, so that `Li Jing`
 * finds a user whose names are two fields.
 *
 * @example formatFilter(createSearchBoxConditions(groups, 'north')) // { name: { like: 'north' } }
 */
export const createSearchBoxConditions = (
  descriptor: ResourceDescriptor,
  text: string,
): readonly FilterCondition[] =>
  (descriptor.searchBox ? text.split(/\s+/u) : [text]).flatMap(term =>
    createLikeAny(descriptor, term),
  );

/** Returns the conditions that the search box has created. */
export function findSearchBoxConditions(
  descriptor: ResourceDescriptor,
  conditions: readonly FilterCondition[],
): readonly FilterCondition[] {
  const serialize = (items: readonly FilterCondition[]) => JSON.stringify(formatFilter(items));
  const matching = conditions.filter(
    each =>
      serialize([each]) === serialize(createLikeAny(descriptor, getLikeValue(each))) &&
      getLikeValue(each) !== '',
  );
  return descriptor.searchBox ? matching : matching.slice(0, 1);
}

/** Returns a condition that any of the fields contains the value; a plain condition for a single field. */
function createLikeAny(descriptor: ResourceDescriptor, value: string): readonly FilterCondition[] {
  if (value === '') return [];
  const branches = [
    ...getSearchBoxFields(descriptor).map(field => [createLikeCondition(field, value)]),
    ...splitJoinedName(descriptor, value),
  ];
  return branches.length > 1 ? [{ or: branches }] : branches.flat();
}

const createLikeCondition = (field: FieldDescriptor, value: string): Condition => ({
  field,
  operator: 'like',
  value,
});

/** A Chinese name without a space: no longer than a compound last name and a first name. */
const JOINED_NAME = /^\p{Script=Han}{2,5}$/u;

/** Returns all splits of a name into the two fields that Chinese writes without a space. */
function splitJoinedName(
  { searchBox, fields }: ResourceDescriptor,
  value: string,
): readonly (readonly Condition[])[] {
  const [first, second] = (searchBox?.joined ?? []).map(source =>
    fields.find(field => field.source === source),
  );
  if (!first || !second || !JOINED_NAME.test(value)) return [];
  const characters = Array.from(value);
  return characters
    .slice(1)
    .map((_, at) => [
      createLikeCondition(first, characters.slice(0, at + 1).join('')),
      createLikeCondition(second, characters.slice(at + 1).join('')),
    ]);
}

/** Returns the search text of the conditions of a search box. */
export const getSearchText = (conditions: readonly FilterCondition[]): string =>
  conditions.map(getLikeValue).join(' ');

function getLikeValue(condition: FilterCondition): string {
  const fieldCondition = isConditionGroup(condition) ? condition.or[0]?.[0] : condition;
  return fieldCondition && !isConditionGroup(fieldCondition)
    ? formatScalar(fieldCondition.value)
    : '';
}
