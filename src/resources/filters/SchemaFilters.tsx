import './filters.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode, useState } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { isConditionGroup, type FilterCondition } from '../../schema/filter.ts';
import { sortByColumn } from '../columns/columnChoice.ts';
import { replaceCondition, removeCondition } from '../conditions/filterConditions.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterState } from './FilterState.ts';
import { ListWarnings } from './ListWarnings.tsx';
import { supportsConditionGroups } from '../conditions/sanitizeFilter.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { SearchRow } from './search/SearchRow.tsx';
import {
  findSearchBoxConditions,
  getSearchBoxFields,
  createSearchBoxConditions,
  getSearchRowFields,
  getSearchText,
} from './search/searchConditions.ts';
import { useFilterConditions } from '../conditions/useFilterConditions.ts';

const FilterEditor = lazyComponent(async () => ({
  default: (await import('./FilterPopover.tsx')).FilterPopover,
}));
const FilterSheet = lazyComponent(async () => ({
  default: (await import('./FilterDialog.tsx')).FilterDialog,
}));
const QueryDialog = lazyComponent(() => import('./builder/FilterBuilderDialog.tsx'));

/** The open filter editor: the popover of one condition, the dialog of a phone, or the group builder. */
type OpenFilterEditor =
  | { readonly kind: 'one'; readonly condition?: FilterCondition; readonly anchor: HTMLElement }
  | { readonly kind: 'sheet'; readonly condition?: FilterCondition }
  | { readonly kind: 'groups'; readonly initialConditions: readonly FilterCondition[] };

interface SchemaFiltersProps {
  readonly descriptor: ResourceDescriptor;
  /** Rendered at the right end of the first line. */
  readonly tools?: ReactNode;
}

/** The filters of a list: the search box, a chip for every other condition, an add button, and saved queries. */
export const SchemaFilters = ({ descriptor, tools }: SchemaFiltersProps) => {
  const { conditions, setConditions } = useFilterConditions(descriptor);
  const [open, setOpen] = useState<OpenFilterEditor>();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const close = () => setOpen(undefined);

  const searchRowFields = isPhone ? [] : getSearchRowFields(descriptor);
  const hasSearchRow = searchRowFields.length > 0;
  const searchBoxFields = getSearchBoxFields(descriptor);
  // Conditions of the search box are shown in it; those of a search row also have chips, like all conditions.
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
  // Chips are below a search row; without chips there is no line for them. Each part has the same key in either order,
  // so that focus survives the removal of the last chip.
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
          ? [
              toolsPart,
              ['break', <i className="h-0 basis-full max-md:hidden" />] as const,
              bar,
              notices,
            ]
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

/** In the order of the columns. The order of a document's fields follows how its schemas are composed. */
const getFilterableFields = ({ fields }: ResourceDescriptor) =>
  sortByColumn(fields.filter(({ filter }) => filter.length > 0));

/** A phone has no search row: its fields are the first choices of the add button. */
function orderSearchFieldsFirst(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const first = getSearchRowFields(descriptor);
  return [...first, ...getFilterableFields(descriptor).filter(field => !first.includes(field))];
}

/** A name search covers the whole tree, not only the children of the record with which such a list opens. */
const removeParentCondition = (
  { tree }: ResourceDescriptor,
  conditions: readonly FilterCondition[],
) => conditions.filter(each => isConditionGroup(each) || each.field.source !== tree?.parent);

/** A branch of a tree filters the whole list, and is in no group. */
const isBranchCondition = (condition: FilterCondition) =>
  !isConditionGroup(condition) && condition.operator === 'within';

const removeBranchOperator = (field: FieldDescriptor): FieldDescriptor => ({
  ...field,
  filter: field.filter.filter(operator => operator !== 'within'),
});
