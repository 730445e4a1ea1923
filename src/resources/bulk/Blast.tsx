import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type GlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { Count } from '../../ui/Count.tsx';
import { Consequences } from '../record/Consequences.tsx';
import { isGrave } from '../record/isGrave.ts';
import { lowerFirst } from '../lowerFirst.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { BlastPlaces } from './BlastPlaces.tsx';
import type { Parts } from './partsOf.ts';
import { SomeOf } from './SomeOf.tsx';
import { stateReader } from './statesOf.ts';

interface BlastProps extends Parts {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** How many that were ticked are no longer there. */
  readonly missing: number;
  /** Whether those that are offline are tried all the same; absent where none is, or it does not matter. */
  readonly offline?:
    { readonly isTried: boolean; readonly onTry: (isTried: boolean) => void } | undefined;
  /** When the operation can be done to a record. */
  readonly unfitWords?: string | undefined;
}

/** What an act on many records reaches: what happens, how many it changes, how many it leaves out and why, and which. */
export const Blast = ({
  descriptor,
  operation,
  meant,
  unfit,
  unreached,
  missing,
  offline,
  spared,
  unfitWords,
}: BlastProps) => {
  const translate = useTranslate();
  const stateIn = stateReader(descriptor);
  const faulty = meant.filter(record => stateIn?.(record) === 'fault').length;
  const isDelete = operation.is === 'delete';
  return (
    <>
      <Consequences descriptor={descriptor} operation={operation} ids={meant.map(({ id }) => id)} />
      <dl className="blast">
        <Figure
          glyph={isDelete ? 'critical' : 'normal'}
          count={meant.length}
          words={translate(
            isDelete
              ? 'bulk.meant.delete'
              : operation.method === 'get'
                ? 'bulk.asks'
                : 'bulk.meant',
          )}
        />
        {unreached.length > 0 && (
          <Figure glyph="offline" count={unreached.length} words={translate('bulk.unreached')} />
        )}
        {faulty > 0 && <Figure glyph="fault" count={faulty} words={translate('bulk.faulty')} />}
        {unfit.length > 0 && (
          <Figure glyph="offline" count={unfit.length} words={translate('bulk.unfit')}>
            {unfitWords}
          </Figure>
        )}
        {[...spared].map(([reason, count]) => (
          <Figure key={reason} glyph="offline" count={count} words={translate('bulk.spared')}>
            {reason}
          </Figure>
        ))}
        {missing > 0 && (
          <Figure glyph="unknown" count={missing} words={translate('bulk.missing')} />
        )}
      </dl>
      {offline && (
        <FormControlLabel
          className="blast-offline"
          control={
            <Checkbox
              checked={offline.isTried}
              onChange={event => offline.onTry(event.target.checked)}
              slotProps={{ input: NOT_FIRST }}
            />
          }
          label={translate('bulk.tryOffline')}
        />
      )}
    </>
  );
};

/** An option beside the question: the focus starts on what is asked. */
const NOT_FIRST = { 'data-no-initial-focus': '' } as object;

type BlastWhereProps = Pick<BlastProps, 'descriptor' | 'operation' | 'meant'>;

/** Where an act reaches, and which records these are. */
export const BlastWhere = ({ descriptor, operation, meant }: BlastWhereProps) => {
  const translate = useTranslate();
  const nameOf = useRepresent(descriptor.name);
  const text = useText();
  return (
    <>
      {isGrave(operation) && meant.length > 1 && (
        <BlastPlaces descriptor={descriptor} records={meant} />
      )}
      {meant.length > 0 && (
        <details className="blast-names" open={meant.length <= 5}>
          <summary>
            {translate('bulk.which', { plural: lowerFirst(text(descriptor.plural)) })}
          </summary>
          <SomeOf all={meant}>{record => <li key={record.id}>{nameOf(record)}</li>}</SomeOf>
        </details>
      )}
    </>
  );
};

interface FigureProps {
  readonly glyph: GlyphName;
  readonly count: number;
  readonly words: string;
  readonly children?: ReactNode;
}

const Figure = ({ glyph, count, words, children }: FigureProps) => (
  <div>
    <dt>{words}</dt>
    <dd>
      <b>
        <StateGlyph state={glyph} size={16} />
        <Count of={count} />
      </b>
      {children && <span>{children}</span>}
    </dd>
  </div>
);
