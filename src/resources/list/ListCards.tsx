import { memo, Suspense } from 'react';
import { useTranslate } from 'react-admin';

import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { useZoneWords } from '../../ui/SiteTime.tsx';
import { useText } from '../useText.ts';
import { areStates } from '../kits/stateOf.ts';
import { holdsTime } from '../kits/ZoneBeside.tsx';
import { cellOf } from './cellOf.tsx';
import type { Column } from './columns.ts';
import type { DrawnRows, RowProps } from './RowsProps.ts';
import { TickBox } from './TickBox.tsx';

const SiteSettingsNotice = lazyScreen(
  async () => (await import('../../ui/SiteSettingsNotice.tsx')).SiteSettingsNotice,
  { isExtra: true },
);

/** The rows of a list on a phone: two lines each, name and state, then the rest. */
export const ListCards = ({ rows, ...props }: DrawnRows) => (
  <>
    <ul className="list-cards">
      {rows.map(record => (
        <Card key={record.id} record={record} {...props} />
      ))}
    </ul>
    {Object.values(placed(props.columns)).some(column => column && holdsTime(column.field)) && (
      <Zone />
    )}
  </>
);

/** Cards have no heads: the zone of their times is named below all of them. */
const Zone = () => {
  const translate = useTranslate();
  return (
    <div className="list-zone">
      {translate('shell.time.zone', { zone: useZoneWords() })}{' '}
      <Suspense fallback={null}>
        <SiteSettingsNotice />
      </Suspense>
    </div>
  );
};

/** Where the columns of a list stand on a card. */
function placed(columns: readonly Column[]) {
  const name = columns.find(({ names }) => names) ?? columns[0];
  const rest = columns.filter(column => column !== name);
  // Beside the name stands what is read at a glance: a state, where there is one.
  const state = rest.find(isState) ?? rest.find(({ field }) => field.kind === 'enum') ?? rest[0];
  const [second, third] = rest.filter(column => column !== state);
  return { name, state, second, third };
}

const Card = memo(({ record, columns, rowActions, rowClass, nameOf }: RowProps) => {
  const { name, state, second, third } = placed(columns);
  const cell = (column?: Column) => column && cellOf(column, record);
  return (
    <li className={`list-card ${rowClass?.(record) ?? ''}`}>
      <TickBox record={record} />
      <div className="list-card-lines">
        <div className="list-card-line">
          <span className="list-name">{nameOf ? nameOf(record, cell(name)) : cell(name)}</span>
          <span>
            <NumberName column={state} />
            {cell(state)}
          </span>
        </div>
        <div className="list-card-line list-card-second">
          <span>
            <NumberName column={second} />
            {cell(second)}
          </span>
          <span>
            <NumberName column={third} />
            {cell(third)}
          </span>
        </div>
      </div>
      {rowActions?.(record)}
    </li>
  );
});
Card.displayName = 'Card';

/** Without a head a number says nothing of what it counts; a level in percent is seen to be one. */
const NumberName = ({ column }: { readonly column: Column | undefined }) => {
  const text = useText();
  if (!column) return null;
  const { kind, unit, label } = column.field;
  const isBare = (kind === 'integer' || kind === 'number') && unit !== '%';
  return isBare ? <span className="list-card-name">{text(label)} </span> : null;
};

const isState = ({ field }: Column) => field.kind === 'enum' && areStates(field.choices);
