import './filters.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { written } from '../represent.ts';
import { searchField } from '../searchField.ts';
import { isEither, type Question, withAsked, withoutAsked } from './asked.ts';
import { FilterBar } from './FilterBar.tsx';
import type { Filtering } from './Filtering.ts';
import { ListNotices } from './ListNotices.tsx';
import { asksInGroups } from './readQuestions.ts';
import { SearchBox } from './SearchBox.tsx';
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

/** What the list is asked: the search box, a chip for every other question, a way to ask more, and what was kept. */
export const SchemaFilters = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const { asked, ask } = useAsked(descriptor);
  const [open, setOpen] = useState<Open>();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const close = () => setOpen(undefined);

  const searched = searchField(descriptor);
  const search = asked.find(
    each => !isEither(each) && each.field.source === searched?.source && each.operator === 'like',
  );
  const filtering: Filtering = {
    descriptor,
    fields: descriptor.fields.filter(({ filter }) => filter.length > 0),
    asked,
    shown: asked.filter(each => each !== search),
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

  return (
    <>
      {searched && (
        <SearchBox
          field={searched}
          value={search && !isEither(search) ? written(search.value) : ''}
          onSearch={value => {
            const others = search ? withoutAsked(asked, search) : asked;
            ask(value ? [...others, { field: searched, operator: 'like', value }] : others);
          }}
        />
      )}
      <FilterBar filtering={filtering} isPhone={isPhone} />
      <ListNotices descriptor={descriptor} asked={asked} />
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
            fields={filtering.fields}
            begun={open.begun}
            onClose={close}
            onApply={next => {
              ask(next);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
};
