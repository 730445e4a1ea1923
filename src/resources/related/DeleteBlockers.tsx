import './related.css';

import { type Identifier, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { getDeleteBlockers } from './getDeleteBlockers.ts';
import type { ReferenceField } from './referenceFields.ts';
import { getRelatedListPath } from './getRelatedListPath.ts';
import { useReferenceFields } from './useReferenceCounts.ts';
import { useRelatedRows } from './useRelatedRows.ts';

interface DeleteBlockersProps {
  readonly descriptor: ResourceDescriptor;
  /** The id of the record that was not deleted. */
  readonly id: Identifier;
  /** The error of the platform. */
  readonly error: unknown;
}

/**
 * Shows what blocks the deletion of a record: the first blocking records by name, and a link to all of them. The
 * documents specify what blocks what, with which code.
 *
 * @see openapi/README.md, keyword `blocksDelete`; DOM-04
 */
export const DeleteBlockers = ({ descriptor, id, error }: DeleteBlockersProps) =>
  getDeleteBlockers(useReferenceFields(descriptor.name), error).map(reference => (
    <BlockingRecords
      key={`${reference.resource.name}.${reference.source}`}
      reference={reference}
      id={id}
    />
  ));

/** The number of records shown by name. */
const MAX_NAMED_RECORDS = 5;

const BlockingRecords = ({
  reference,
  id,
}: {
  readonly reference: ReferenceField;
  readonly id: Identifier;
}) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const formatNumber = useFormatNumber();
  const { resource } = reference;
  const nameOf = useRepresentRecord(resource.name);
  const routes = useResourceRoutes();
  const { rows = [], total = rows.length } = useRelatedRows(reference, id);
  const allPath = getRelatedListPath(reference, [id], routes);
  if (rows.length === 0) return null;
  const title = translate('related.blockers');
  return (
    <section className="mt-16 grid gap-8" aria-label={title}>
      <h3 className="text-13 font-semibold">{title}</h3>
      <ul className="references-list divided">
        {rows.slice(0, MAX_NAMED_RECORDS).map(record => (
          <li key={record.id}>
            <Link to={routes.showUnfiltered(resource, record.id, record)} target="_blank">
              {nameOf(record)}
            </Link>
          </li>
        ))}
      </ul>
      {allPath && (
        <p>
          <Link to={allPath} target="_blank">
            {translate('related.all', {
              count: formatNumber(total),
              plural: text(resource.plural),
            })}
          </Link>
        </p>
      )}
    </section>
  );
};
