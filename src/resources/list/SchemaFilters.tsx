import './filters.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode, Suspense, useState } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { isEither, type Question, withAsked, withoutAsked } from './asked.ts';
import { FilterBar } from './FilterBar.tsx';
import type { Filtering } from './Filtering.ts';
import { ListNotices } from './ListNotices.tsx';
import { asksInGroups } from './readQuestions.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { SearchFields } from './search/SearchFields.tsx';
import {
  askedInBox,
  boxFields,
  boxQuestions,
  searchFields,
  searchTextOf,
} from './search/sought.ts';
import { useAsked } from './useAsked.ts';

const FilterEditor = lazyScreen(async () => ({
  default: (await import('./FilterEditor.tsx')).FilterEditor,
}));
const FilterSheet = lazyScreen(async () => ({
  default: (await import('./FilterSheet.tsx')).FilterSheet,
}));
const QueryDialog = lazyScreen(() => import('./query/QueryDialog.tsx'));

/** What is open: the editor of one question, hanging from what was pressed; the sheet of a phone; or the groups. */
type Open =
  | { readonly as: 'one'; readonly question?: Question; readonly anchor: HTMLElement }
  | { readonly as: 'sheet'; readonly question?: Question }
  | { readonly as: 'groups'; readonly begun: readonly Question[] };

interface SchemaFiltersProps {
  readonly descriptor: ResourceDescriptor;
  /** Stands at the right end of the first line. */
  readonly tools?: ReactNode;
}

/** What the list is asked: the search box, a chip for every other question, a way to ask more, and what was kept. */
export const SchemaFilters = ({ descriptor, tools }: SchemaFiltersProps) => {
  const { asked, ask } = useAsked(descriptor);
  const [open, setOpen] = useState<Open>();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const close = () => setOpen(undefined);

  const sideBySide = isPhone ? [] : searchFields(descriptor);
  const isRow = sideBySide.length > 0;
  const searched = boxFields(descriptor);
  // What the box asks stands in it; what a row of fields asks has its chips too, as all that is asked.
  const search = isRow ? [] : askedInBox(descriptor, asked);
  const shown = asked.filter(each => !search.includes(each));
  const filtering: Filtering = {
    descriptor,
    fields: isPhone ? searchedFirst(descriptor) : askable(descriptor),
    asked,
    shown,
    ask,
    edit: (anchor, question) => {
      if (question && isEither(question)) setOpen({ as: 'groups', begun: asked });
      else setOpen({ as: isPhone ? 'sheet' : 'one', anchor, ...(question && { question }) });
    },
    ...(asksInGroups(descriptor) && {
      group: (begun: readonly Question[]) => setOpen({ as: 'groups', begun }),
    }),
  };
  const edited = open && open.as !== 'groups' && open.question ? open.question : undefined;
  const form = {
    asked: edited && !isEither(edited) ? edited : undefined,
    replace: (next: Question): readonly Question[] => {
      const rest = edited ? withoutAsked(asked, edited) : asked;
      return isEither(next) ? [...rest, next] : withAsked(rest, next);
    },
  };

  const bar = ['bar', <FilterBar filtering={filtering} isPhone={isPhone} />] as const;
  const atEnd = ['tools', tools] as const;
  const notices = ['notices', <ListNotices descriptor={descriptor} asked={asked} />] as const;
  // Chips stand below a row of fields; as long as there are none, nor is there a line for them. Each part is the same
  // one in either order, so that whoever takes the last chip away keeps the focus.
  const parts: readonly (readonly [string, ReactNode])[] = isRow
    ? [
        ['search', <SearchFields fields={sideBySide} asked={asked} ask={ask} />],
        ...(shown.length > 0
          ? [atEnd, ['break', <i className="search-break" />] as const, bar, notices]
          : [bar, atEnd, notices]),
      ]
    : [
        [
          'search',
          searched.length > 0 && (
            <SearchBox
              fields={searched}
              label={descriptor.searchBox?.label}
              value={searchTextOf(search)}
              onSearch={value => {
                const others = value === '' ? shown : withoutParent(descriptor, shown);
                ask([...others, ...boxQuestions(descriptor, value)]);
              }}
            />
          ),
        ],
        bar,
        notices,
        atEnd,
      ];

  return (
    <>
      {parts.map(([key, part]) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
      <Suspense>
        {open?.as === 'one' && (
          <FilterEditor
            anchor={open.anchor}
            fields={filtering.fields}
            asked={form.asked}
            onClose={close}
            onApply={next => {
              ask(form.replace(next));
              close();
            }}
            onGroups={filtering.group && (begun => filtering.group?.(form.replace(begun)))}
          />
        )}
        {open?.as === 'sheet' && (
          <FilterSheet filtering={filtering} begun={form.asked} onClose={close} />
        )}
        {open?.as === 'groups' && (
          <QueryDialog
            fields={filtering.fields.map(withoutBranch)}
            begun={open.begun.filter(each => !isBranch(each))}
            onClose={close}
            onApply={next => {
              ask([...open.begun.filter(isBranch), ...next]);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
};

const askable = ({ fields }: ResourceDescriptor) =>
  fields.filter(({ filter }) => filter.length > 0);

/** A phone has no row of fields: those that would stand in it are the first to choose from. */
function searchedFirst(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const first = searchFields(descriptor);
  return [...first, ...askable(descriptor).filter(field => !first.includes(field))];
}

/** A name is looked for in the whole tree, not among the children of one record, with which such a list opens. */
const withoutParent = ({ tree }: ResourceDescriptor, asked: readonly Question[]) =>
  asked.filter(each => isEither(each) || each.field.source !== tree?.parent);

/** A branch of a tree is asked of the whole list, and stands in no group. */
const isBranch = (question: Question) => !isEither(question) && question.operator === 'within';

const withoutBranch = (field: FieldDescriptor): FieldDescriptor => ({
  ...field,
  filter: field.filter.filter(operator => operator !== 'within'),
});
