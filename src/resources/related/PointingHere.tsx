import './related.css';

import { type Identifier, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFigures } from '../../ui/useFigures.ts';
import { useAddresses } from '../AddressesContext.ts';
import { useErrorWords } from '../useErrorWords.ts';
import { useText } from '../useText.ts';
import { relatedPath } from './relatedPath.ts';
import { type Pointing, usePointers, usePointing } from './usePointing.ts';

interface PointingHereProps {
  readonly descriptor: ResourceDescriptor;
  /** The records that are about to go. */
  readonly ids: readonly Identifier[];
  /** What it is called where nothing is about to go: then nothing is said of what becomes of it. */
  readonly title?: string;
}

/** Nobody waits for the questions about more records than this. */
const MOST_RECORDS = 500;

/** What the records that are about to be deleted would leave behind: what points at them, by field, and how many. */
export const PointingHere = ({ descriptor, ids, title }: PointingHereProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const pointers = usePointers(descriptor.name);
  if (pointers.length === 0 || ids.length === 0) return null;
  const name = title ?? translate('related.pointing');
  return (
    <section className="pointing" aria-label={name}>
      <h3 className="pointing-title">{name}</h3>
      {ids.length > MOST_RECORDS ? (
        <p>
          {translate('related.tooManyRecords', {
            count: figure(ids.length),
            most: MOST_RECORDS,
          })}
        </p>
      ) : (
        <Pointings key={descriptor.name} descriptor={descriptor} ids={ids} isGoing={!title} />
      )}
    </section>
  );
};

interface PointingsProps extends Omit<PointingHereProps, 'title'> {
  readonly isGoing: boolean;
}

const Pointings = ({ descriptor, ids, isGoing }: PointingsProps) => {
  const translate = useTranslate();
  const all = usePointing(usePointers(descriptor.name), ids);
  const isAsking = all.some(({ known, error }) => !known && !error);
  const telling = all.filter(({ known, error }) => error ?? (known && !isNone(known)));
  const isAllKnown = all.every(({ known }) => known && isNone(known));
  return (
    <>
      {telling.length > 0 && (
        <ul className="pointing-list">
          {telling.map(pointing => (
            <PointingLine
              key={`${pointing.pointer.resource.name}.${pointing.pointer.source}`}
              pointing={pointing}
              ids={ids}
            />
          ))}
        </ul>
      )}
      <p className="pointing-sum" role="status">
        {isAsking
          ? translate('related.asking')
          : isAllKnown
            ? translate(isGoing ? 'related.nothing' : 'related.nobody')
            : isGoing && translate('related.consequence')}
      </p>
    </>
  );
};

const isNone = (known: NonNullable<Pointing['known']>) =>
  known.state === 'counted' && known.count === 0;

interface PointingLineProps {
  readonly pointing: Pointing;
  readonly ids: readonly Identifier[];
}

/** "Assets · Domain … 412": the name leads to the list of exactly those, in a tab of its own: the question stays open. */
const PointingLine = ({ pointing: { pointer, known, error }, ids }: PointingLineProps) => {
  const text = useText();
  const words = useKnownWords();
  const addresses = useAddresses();
  const path = relatedPath(pointer, ids, addresses.all(pointer.resource));
  const plural = text(pointer.resource.plural);
  return (
    <li>
      {path && known?.state !== 'denied' ? (
        <Link to={path} target="_blank">
          {plural}
        </Link>
      ) : (
        <span>{plural}</span>
      )}{' '}
      <span className="pointing-field">
        {fieldWords(pointer.path.map(({ label }) => text(label)))}
      </span>{' '}
      <span className="pointing-known">{words({ known, error })}</span>
    </li>
  );
};

/** The labels of a path; a list repeats the label of its items. */
const fieldWords = (labels: readonly string[]) => [...new Set(labels)].join(' · ');

function useKnownWords() {
  const translate = useTranslate();
  const figure = useFigures();
  const errorWords = useErrorWords();
  return ({ known, error }: Pick<Pointing, 'known' | 'error'>) => {
    if (error) return translate('related.failed', { reason: errorWords(error) });
    switch (known?.state) {
      case 'counted':
        return figure(known.count);
      case 'denied':
        return translate('related.denied');
      case 'tooMany':
        return translate('related.tooMany', { total: figure(known.total) });
      default:
        return translate(known?.state === 'some' ? 'related.some' : 'related.unlisted');
    }
  };
}
