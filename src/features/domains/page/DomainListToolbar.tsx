import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { SearchBox } from '../../../resources/filters/search/SearchBox.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldOfKind } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { ActiveFilter } from './ActiveFilter.ts';
import type { useDomainListQuery } from './useDomainListQuery.ts';

interface DomainListToolbarProps {
  readonly descriptor: ResourceDescriptor;
  readonly filterSources: readonly string[];
  readonly listQuery: ReturnType<typeof useDomainListQuery>;
  readonly total: number | undefined;
  readonly actions: ReactNode;
  readonly activeFilter?: ActiveFilter | undefined;
}

/** The filters of the rows, and their number. */
export const DomainListToolbar = ({
  descriptor,
  filterSources,
  listQuery,
  total,
  actions,
  activeFilter,
}: DomainListToolbarProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const fields = descriptor.fields.filter(
    (field): field is FieldOfKind<'enum'> =>
      field.kind === 'enum' && filterSources.includes(field.source),
  );
  return (
    <div className="domains-tools cluster gap-8 px-20 py-12 max-sm:px-16">
      {listQuery.searched && (
        <SearchBox
          fields={[listQuery.searched]}
          value={listQuery.searchText}
          onSearch={searchText => listQuery.change('q', searchText)}
        />
      )}
      {activeFilter && (
        <ActiveFilterSelect
          {...activeFilter}
          isAll={listQuery.isAll}
          onChange={listQuery.showAll}
        />
      )}
      {fields.map(field => (
        <EnumFilterSelect
          key={field.source}
          field={field}
          value={listQuery.valueOf(field.source)}
          onChange={value => listQuery.change(field.source, value)}
        />
      ))}
      <span className="ml-auto text-12 text-3" role="status">
        {listQuery.isFiltered &&
          total !== undefined &&
          translate('domains.found', { smart_count: total, total: formatNumber(total) })}
      </span>
      {actions}
    </div>
  );
};

interface EnumFilterSelectProps {
  readonly field: FieldOfKind<'enum'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Selects one value of a field, or any. */
export const EnumFilterSelect = ({ field, value, onChange }: EnumFilterSelectProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const label = text(field.label);
  return (
    <TextField
      select
      size="small"
      className="min-w-140 max-sm:min-w-120 max-sm:flex-1"
      value={value}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { 'aria-label': label },
      }}
      onChange={event => onChange(event.target.value)}
    >
      <MenuItem value="">{translate('domains.any', { field: label })}</MenuItem>
      {field.choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {text(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface ActiveFilterSelectProps extends ActiveFilter {
  readonly isAll: boolean;
  readonly onChange: (isAll: boolean) => void;
}

/** Selects active records only, or all. */
const ActiveFilterSelect = ({
  labelKey,
  optionKeys: searchText,
  isAll: value,
  onChange,
}: ActiveFilterSelectProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      className="min-w-140 max-sm:min-w-120 max-sm:flex-1"
      value={value ? 'all' : 'lasting'}
      slotProps={{ htmlInput: { 'aria-label': translate(labelKey) } }}
      onChange={event => onChange(event.target.value === 'all')}
    >
      <MenuItem value="lasting">{translate(searchText.active)}</MenuItem>
      <MenuItem value="all">{translate(searchText.all)}</MenuItem>
    </TextField>
  );
};
