import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { written } from '../represent.ts';
import { searchField } from '../searchField.ts';
import { type Asked, withAsked, withoutAsked } from './asked.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useAsked } from './useAsked.ts';

/** Where the editor hangs, and the question that it began with. */
interface Editing {
  readonly anchor: HTMLElement;
  readonly asked?: Asked;
}

/** What the list is asked: the search box, a chip for every other question, and a way to ask one more. */
export const SchemaFilters = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const translate = useTranslate();
  const { asked, ask } = useAsked(descriptor);
  const [editing, setEditing] = useState<Editing>();

  const searched = searchField(descriptor);
  const isSearch = ({ field, operator }: Asked) =>
    field.source === searched?.source && operator === 'like';
  const search = asked.find(isSearch);
  const filterable = descriptor.fields.filter(({ filter }) => filter.length > 0);

  return (
    <>
      {searched && (
        <SearchBox
          field={searched}
          value={written(search?.value)}
          onSearch={value => {
            const others = asked.filter(each => !isSearch(each));
            ask(value ? [...others, { field: searched, operator: 'like', value }] : others);
          }}
        />
      )}
      {asked
        .filter(each => !isSearch(each))
        .map(each => (
          <FilterChip
            key={`${each.field.source} ${each.operator}`}
            asked={each}
            onEdit={anchor => setEditing({ anchor, asked: each })}
            onRemove={() => ask(withoutAsked(asked, each))}
          />
        ))}
      {filterable.length > 0 && (
        <Chip
          className="filter-add"
          variant="outlined"
          icon={<Icon name="plus" size={14} />}
          label={translate('filter.add')}
          onClick={event => setEditing({ anchor: event.currentTarget })}
        />
      )}
      {asked.length > 0 && (
        <ActionButton kind="auxiliary" size="small" onClick={() => ask([])}>
          {translate('filter.clear')}
        </ActionButton>
      )}
      {editing && (
        <FilterEditor
          {...editing}
          fields={filterable}
          onClose={() => setEditing(undefined)}
          onApply={next => {
            const rest = editing.asked ? withoutAsked(asked, editing.asked) : asked;
            ask(withAsked(rest, next));
            setEditing(undefined);
          }}
        />
      )}
    </>
  );
};
