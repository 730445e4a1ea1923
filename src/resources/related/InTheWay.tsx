import './related.css';

import { type Identifier, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFigures } from '../../ui/useFigures.ts';
import { useAddresses } from '../AddressesContext.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { blockersOf } from './blockersOf.ts';
import type { Pointer } from './pointers.ts';
import { relatedPath } from './relatedPath.ts';
import { usePointers } from './usePointing.ts';
import { useRelatedRows } from './useRelatedRows.ts';

interface InTheWayProps {
  readonly descriptor: ResourceDescriptor;
  /** The record that was not deleted. */
  readonly id: Identifier;
  /** How the platform refused it. */
  readonly error: unknown;
}

/**
 * What kept the platform from deleting a record: the first of those that hold it, by name, and the way to all of them.
 * The documents say what holds what, with which code.
 *
 * @see openapi/README.md, the word `holds`; DOM-04
 */
export const InTheWay = ({ descriptor, id, error }: InTheWayProps) =>
  blockersOf(usePointers(descriptor.name), error).map(pointer => (
    <Holding key={`${pointer.resource.name}.${pointer.source}`} pointer={pointer} id={id} />
  ));

/** So many are named. */
const NAMED = 5;

const Holding = ({ pointer, id }: { readonly pointer: Pointer; readonly id: Identifier }) => {
  const translate = useTranslate();
  const text = useText();
  const figure = useFigures();
  const { resource } = pointer;
  const nameOf = useRepresent(resource.name);
  const addresses = useAddresses();
  const { rows = [], total = rows.length } = useRelatedRows(pointer, id);
  const all = relatedPath(pointer, [id], addresses.all(resource));
  if (rows.length === 0) return null;
  const title = translate('related.inTheWay');
  return (
    <section className="pointing" aria-label={title}>
      <h3 className="pointing-title">{title}</h3>
      <ul className="pointing-list">
        {rows.slice(0, NAMED).map(record => (
          <li key={record.id}>
            <Link to={addresses.other(resource, record.id)} target="_blank">
              {nameOf(record)}
            </Link>
          </li>
        ))}
      </ul>
      {all && (
        <p>
          <Link to={all} target="_blank">
            {translate('related.all', { count: figure(total), plural: text(resource.plural) })}
          </Link>
        </p>
      )}
    </section>
  );
};
