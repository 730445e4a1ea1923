import './related.css';

import { type Identifier, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { getRelatedListPath } from './getRelatedListPath.ts';
import {
  type ReferenceCount,
  useReferenceFields,
  useReferenceCounts,
} from './useReferenceCounts.ts';

interface IncomingReferencesProps {
  readonly descriptor: ResourceDescriptor;
  /** The ids of the records to be deleted. */
  readonly ids: readonly Identifier[];
  /** The title where nothing is about to be deleted: then no consequences are shown. */
  readonly title?: string;
}

/** The maximum number of records whose references are counted: more takes too long. */
const MAX_COUNTED_RECORDS = 500;

/** Shows the incoming references of records that are about to be deleted, by field, with their counts. */
export const IncomingReferences = ({ descriptor, ids, title }: IncomingReferencesProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const references = useReferenceFields(descriptor.name);
  if (references.length === 0 || ids.length === 0) return null;
  const name = title ?? translate('related.references');
  return (
    <section className="mt-16 grid gap-8" aria-label={name}>
      <h3 className="text-13 font-semibold">{name}</h3>
      {ids.length > MAX_COUNTED_RECORDS ? (
        <p>
          {translate('related.tooManyRecords', {
            count: formatNumber(ids.length),
            max: MAX_COUNTED_RECORDS,
          })}
        </p>
      ) : (
        <ReferenceCountList
          key={descriptor.name}
          descriptor={descriptor}
          ids={ids}
          isDeleting={!title}
        />
      )}
    </section>
  );
};

interface ReferenceCountListProps extends Omit<IncomingReferencesProps, 'title'> {
  readonly isDeleting: boolean;
}

const ReferenceCountList = ({ descriptor, ids, isDeleting }: ReferenceCountListProps) => {
  const translate = useTranslate();
  const referenceCounts = useReferenceCounts(useReferenceFields(descriptor.name), ids);
  const isCounting = referenceCounts.some(({ result, error }) => !result && !error);
  const reportedCounts = referenceCounts.filter(
    ({ result, error }) => error ?? (result && !isEmptyCount(result)),
  );
  const isAllKnown = referenceCounts.every(({ result }) => result && isEmptyCount(result));
  return (
    <>
      {reportedCounts.length > 0 && (
        <ul className="references-list divided">
          {reportedCounts.map(referenceCount => (
            <ReferenceCountLine
              key={`${referenceCount.reference.resource.name}.${referenceCount.reference.source}`}
              referenceCount={referenceCount}
              ids={ids}
            />
          ))}
        </ul>
      )}
      <p className="text-2" role="status">
        {isCounting
          ? translate('related.loading')
          : isAllKnown
            ? translate(isDeleting ? 'related.nothing' : 'related.empty')
            : isDeleting && translate('related.consequence')}
      </p>
    </>
  );
};

const isEmptyCount = (result: NonNullable<ReferenceCount['result']>) =>
  result.state === 'counted' && result.count === 0;

interface ReferenceCountLineProps {
  readonly referenceCount: ReferenceCount;
  readonly ids: readonly Identifier[];
}

/** "Assets · Domain … 412": the name links to the filtered list in a new tab, because the dialog stays open. */
const ReferenceCountLine = ({
  referenceCount: { reference, result, error },
  ids,
}: ReferenceCountLineProps) => {
  const text = useLocalizedText();
  const formatCount = useReferenceCountText();
  const routes = useResourceRoutes();
  const path = getRelatedListPath(reference, ids, routes);
  const plural = text(reference.resource.plural);
  return (
    <li>
      {path && result?.state !== 'denied' ? (
        <Link to={path} target="_blank">
          {plural}
        </Link>
      ) : (
        <span>{plural}</span>
      )}{' '}
      <span className="truncate text-2">{reference.labels.map(text).join(' · ')}</span>{' '}
      <span className="ml-auto text-right">{formatCount({ result, error })}</span>
    </li>
  );
};

function useReferenceCountText() {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const getErrorMessage = useErrorMessage();
  return ({ result, error }: Pick<ReferenceCount, 'result' | 'error'>) => {
    if (error) return translate('related.failed', { reason: getErrorMessage(error) });
    switch (result?.state) {
      case 'counted':
        return formatNumber(result.count);
      case 'denied':
        return translate('related.denied');
      case 'tooMany':
        return translate('related.tooMany', { total: formatNumber(result.total) });
      default:
        return translate(result?.state === 'some' ? 'related.some' : 'related.unlisted');
    }
  };
}
