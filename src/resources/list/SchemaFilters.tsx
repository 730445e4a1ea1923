import './filters.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode, useState } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import {
  isConditionGroup,
  type FilterCondition,
  replaceCondition,
  removeCondition,
} from './filterConditions.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterState } from './FilterState.ts';
import { ListWarnings } from './ListWarnings.tsx';
import { supportsConditionGroups } from './parseFilter.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { SearchRow } from './search/SearchRow.tsx';
import {
  findSearchBoxConditions,
  getSearchBoxFields,
  createSearchBoxConditions,
  getSearchRowFields,
  getSearchText,
} from './search/searchConditions.ts';
import { useFilterConditions } from './useFilterConditions.ts';

const FilterEditor = lazyComponent(async () => ({
  default: (await import('./FilterPopover.tsx')).FilterPopover,
}));
const FilterSheet = lazyComponent(async () => ({
  default: (await import('./FilterDialog.tsx')).FilterDialog,
}));
const QueryDialog = lazyComponent(() => import('./query/FilterBuilderDialog.tsx'));

/** What is open: the editor of one question, hanging from what was pressed; the sheet of a phone; or the groups. */
type OpenFilterEditor =
  | { readonly kind: 'one'; readonly condition?: FilterCondition; readonly anchor: HTMLElement }
  | { readonly kind: 'sheet'; readonly condition?: FilterCondition }
  | { readonly kind: 'groups'; readonly initialConditions: readonly FilterCondition[] };

interface SchemaFiltersProps {
  readonly descriptor: ResourceDescriptor;
  /** Stands at the right end of the first line. */
  readonly tools?: ReactNode;
}

/** What the list is asked: the search box, a chip for every other question, a way to ask more, and what was kept. */
export const SchemaFilters = ({ descriptor, tools }: SchemaFiltersProps) => {
  const { conditions, setConditions } = useFilterConditions(descriptor);
  const [open, setOpen] = useState<OpenFilterEditor>();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const close = () => setOpen(undefined);

  const searchRowFields = isPhone ? [] : getSearchRowFields(descriptor);
  const hasSearchRow = searchRowFields.length > 0;
  const searchBoxFields = getSearchBoxFields(descriptor);
  // What the box asks stands in it; what a row of fields asks has its chips too, as all that is asked.
  const searchConditions = hasSearchRow ? [] : findSearchBoxConditions(descriptor, conditions);
  const chipConditions = conditions.filter(each => !searchConditions.includes(each));
  const filterState: FilterState = {
    descriptor,
    fields: isPhone ? orderSearchFieldsFirst(descriptor) : getFilterableFields(descriptor),
    conditions,
    chipConditions,
    setConditions,
    openEditor: (anchor, condition) => {
      if (condition && isConditionGroup(condition))
        setOpen({ kind: 'groups', initialConditions: conditions });
      else setOpen({ kind: isPhone ? 'sheet' : 'one', anchor, ...(condition && { condition }) });
    },
    ...(supportsConditionGroups(descriptor) && {
      openGroupEditor: (initialConditions: readonly FilterCondition[]) =>
        setOpen({ kind: 'groups', initialConditions }),
    }),
  };
  const editedCondition =
    open && open.kind !== 'groups' && open.condition ? open.condition : undefined;
  const conditionForm = {
    condition: editedCondition && !isConditionGroup(editedCondition) ? editedCondition : undefined,
    replace: (next: FilterCondition): readonly FilterCondition[] => {
      const rest = editedCondition ? removeCondition(conditions, editedCondition) : conditions;
      return isConditionGroup(next) ? [...rest, next] : replaceCondition(rest, next);
    },
  };

  const bar = ['bar', <FilterBar filterState={filterState} isPhone={isPhone} />] as const;
  const toolsPart = ['tools', tools] as const;
  const notices = [
    'notices',
    <ListWarnings descriptor={descriptor} conditions={conditions} />,
  ] as const;
  // Chips stand below a row of fields; as long as there are none, nor is there a line for them. Each part is the same
  // one in either order, so that whoever takes the last chip away keeps the focus.
  const parts: readonly (readonly [string, ReactNode])[] = hasSearchRow
    ? [
        [
          'search',
          <SearchRow
            fields={searchRowFields}
            conditions={conditions}
            setConditions={setConditions}
          />,
        ],
        ...(chipConditions.length > 0
          ? [toolsPart, ['break', <i className="search-break" />] as const, bar, notices]
          : [bar, toolsPart, notices]),
      ]
    : [
        [
          'search',
          searchBoxFields.length > 0 && (
            <SearchBox
              fields={searchBoxFields}
              label={descriptor.searchBox?.label}
              value={getSearchText(searchConditions)}
              onSearch={value => {
                const others =
                  value === '' ? chipConditions : removeParentCondition(descriptor, chipConditions);
                setConditions([...others, ...createSearchBoxConditions(descriptor, value)]);
              }}
            />
          ),
        ],
        bar,
        notices,
        toolsPart,
      ];

  return (
    <>
      {parts.map(([key, part]) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
      <LazyBoundary>
        {open?.kind === 'one' && (
          <FilterEditor
            anchor={open.anchor}
            fields={filterState.fields}
            condition={conditionForm.condition}
            onClose={close}
            onApply={next => {
              setConditions(conditionForm.replace(next));
              close();
            }}
            onOpenGroups={
              filterState.openGroupEditor &&
              (condition => filterState.openGroupEditor?.(conditionForm.replace(condition)))
            }
          />
        )}
        {open?.kind === 'sheet' && (
          <FilterSheet
            filterState={filterState}
            initialCondition={conditionForm.condition}
            onClose={close}
          />
        )}
        {open?.kind === 'groups' && (
          <QueryDialog
            fields={filterState.fields.map(removeBranchOperator)}
            initialConditions={open.initialConditions.filter(each => !isBranchCondition(each))}
            onClose={close}
            onApply={next => {
              setConditions([...open.initialConditions.filter(isBranchCondition), ...next]);
              close();
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
};

const getFilterableFields = ({ fields }: ResourceDescriptor) =>
  fields.filter(({ filter }) => filter.length > 0);

/** A phone has no row of fields: those that would stand in it are the first to choose from. */
function orderSearchFieldsFirst(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const first = getSearchRowFields(descriptor);
  return [...first, ...getFilterableFields(descriptor).filter(field => !first.includes(field))];
}

/** A name is looked for in the whole tree, not among the children of one record, with which such a list opens. */
const removeParentCondition = (
  { tree }: ResourceDescriptor,
  conditions: readonly FilterCondition[],
) => conditions.filter(each => isConditionGroup(each) || each.field.source !== tree?.parent);

/** A branch of a tree is asked of the whole list, and stands in no group. */
const isBranchCondition = (condition: FilterCondition) =>
  !isConditionGroup(condition) && condition.operator === 'within';

const removeBranchOperator = (field: FieldDescriptor): FieldDescriptor => ({
  ...field,
  filter: field.filter.filter(operator => operator !== 'within'),
});
