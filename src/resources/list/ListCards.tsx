import { Fragment, memo } from 'react';
import { useTranslate } from 'react-admin';

import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { areAllStates } from '../fields/getChoiceState.ts';
import { hasDateTime } from '../fields/ZoneSuffix.tsx';
import { renderCell } from '../columns/renderCell.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { ListColumn } from '../columns/columns.ts';
import type { ListRowsProps, ListRowProps } from './RowRenderProps.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

const SiteSettingsNotice = lazyComponent(
  async () => (await import('../../ui/SiteSettingsWarning.tsx')).SiteSettingsWarning,
  { isOptional: true },
);

/** The rows of a list on a phone: two lines each, name and state, then the rest. */
export const ListCards = ({ rows, renderCard, ...props }: ListRowsProps) => (
  <>
    {renderCard ? (
      <ul className="grid gap-10 px-13 pb-12 [list-style:none]">
        {rows.map(record => (
          <Fragment key={record.id}>{renderCard(record)}</Fragment>
        ))}
      </ul>
    ) : (
      <ul className="card divided mx-12 mt-8 mb-12">
        {rows.map(record => (
          <ListCard key={record.id} record={record} {...props} />
        ))}
      </ul>
    )}
    {Object.values(arrangeColumns(props.columns)).some(
      column => column && hasDateTime(column.field),
    ) && <ZoneFooter />}
  </>
);

/** Cards have no headers: the zone of their times is shown below all of them. */
const ZoneFooter = () => {
  const translate = useTranslate();
  return (
    <div className="mx-16 my-8 text-12 leading-12 text-3">
      {translate('shell.time.zone', { zone: useZoneLabel() })}{' '}
      <LazyBoundary fallback={null}>
        <SiteSettingsNotice />
      </LazyBoundary>
    </div>
  );
};

/** Returns how the columns of a list are arranged on a card. */
function arrangeColumns(columns: readonly ListColumn[]) {
  const name = columns.find(({ isNameColumn }) => isNameColumn) ?? columns[0];
  const rest = columns.filter(column => column !== name);
  // Next to the name is the state, where there is one.
  const state =
    rest.find(isStateColumn) ?? rest.find(({ field }) => field.kind === 'enum') ?? rest[0];
  const [second, third] = rest.filter(column => column !== state);
  return { name, state, second, third };
}

const ListCard = memo(
  ({ record, columns, renderRowActions, getRowClassName, renderName }: ListRowProps) => {
    const { name, state, second, third } = arrangeColumns(columns);
    const cell = (column?: ListColumn) => column && renderCell(column, record);
    return (
      <li
        className={`list-card flex min-h-68 items-center gap-4 px-4 py-8 first:rounded-[calc(var(--r-3)-1px)_calc(var(--r-3)-1px)_0_0] last:rounded-[0_0_calc(var(--r-3)-1px)_calc(var(--r-3)-1px)] only:rounded-[calc(var(--r-3)-1px)] print:break-inside-avoid ${getRowClassName?.(record) ?? ''}`}
      >
        <RowCheckbox record={record} />
        <div className="grid min-w-0 flex-1 gap-4 last:pr-12">
          <div className="list-card-line flex min-w-0 items-center justify-between gap-12 *:min-w-0 *:truncate *:last:flex-none">
            <span className="list-name">
              {renderName ? renderName(record, cell(name)) : cell(name)}
            </span>
            <span>
              <CellLabel column={state} />
              {cell(state)}
            </span>
          </div>
          <div
            // An id is never clipped, because it is read out over a radio; its neighbours shrink.
            className="list-card-line list-card-second flex min-w-0 items-center justify-between gap-12 text-13 text-2 *:min-w-0 *:truncate *:last:flex-initial [&>:first-child:not(:last-child)]:max-w-[75%] [&>:first-child:not(:last-child)]:flex-none"
          >
            <span>
              <CellLabel column={second} />
              {cell(second)}
            </span>
            <span>
              <CellLabel column={third} />
              {cell(third)}
            </span>
          </div>
        </div>
        {renderRowActions?.(record)}
      </li>
    );
  },
);
ListCard.displayName = 'ListCard';

/** Without a header a number, a time span and a yes or no need their label; a level in percent and a boolean with words of its own do not. */
const CellLabel = ({ column }: { readonly column: ListColumn | undefined }) => {
  const text = useLocalizedText();
  if (!column || !needsLabel(column.field)) return null;
  return <span className="text-3">{text(column.field.label)} </span>;
};

function needsLabel(field: FieldDescriptor): boolean {
  if (field.kind === 'boolean') return field.labels === undefined;
  return ['integer', 'number', 'duration'].includes(field.kind) && field.unit !== '%';
}

const isStateColumn = ({ field }: ListColumn) =>
  field.kind === 'enum' && areAllStates(field.choices);
