import { Fragment, memo } from 'react';
import { useTranslate } from 'react-admin';

import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { areAllStates } from '../fields/getChoiceState.ts';
import { hasDateTime } from '../fields/ZoneSuffix.tsx';
import { renderCell } from '../columns/renderCell.tsx';
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
      <ul className="list-own-cards">
        {rows.map(record => (
          <Fragment key={record.id}>{renderCard(record)}</Fragment>
        ))}
      </ul>
    ) : (
      <ul className="list-cards card divided">
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
    <div className="list-zone">
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
      <li className={`list-card ${getRowClassName?.(record) ?? ''}`}>
        <RowCheckbox record={record} />
        <div className="list-card-lines grid gap-4 fill">
          <div className="list-card-line">
            <span className="list-name">
              {renderName ? renderName(record, cell(name)) : cell(name)}
            </span>
            <span>
              <NumberLabel column={state} />
              {cell(state)}
            </span>
          </div>
          <div className="list-card-line list-card-second text-2 fs-13">
            <span>
              <NumberLabel column={second} />
              {cell(second)}
            </span>
            <span>
              <NumberLabel column={third} />
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

/** Without a header a number needs its label; a level in percent is self-explanatory. */
const NumberLabel = ({ column }: { readonly column: ListColumn | undefined }) => {
  const text = useLocalizedText();
  if (!column) return null;
  const { kind, unit, label } = column.field;
  const isUnlabelled = (kind === 'integer' || kind === 'number') && unit !== '%';
  return isUnlabelled ? <span className="text-3">{text(label)} </span> : null;
};

const isStateColumn = ({ field }: ListColumn) =>
  field.kind === 'enum' && areAllStates(field.choices);
