import './related.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Count as Shown } from '../../ui/Count.tsx';
import { useText } from '../useText.ts';
import { RelatedRows } from './RelatedRows.tsx';
import { type Relation, relationsOf } from './relations.ts';
import { usePointers, usePointing } from './usePointing.ts';

interface RelatedTabsProps {
  readonly descriptor: ResourceDescriptor;
  readonly record: RaRecord;
  /** What the first tab shows: the record itself. */
  readonly children: ReactNode;
}

/** The name of the tab that shows the record itself. */
const ITSELF = '';

/** A record, and beside it a tab for everything that belongs to it; which one is open stands in the address. */
export const RelatedTabs = ({ descriptor, record, children }: RelatedTabsProps) => {
  const pointers = usePointers(descriptor.name);
  return pointers.length === 0 ? (
    children
  ) : (
    <Related descriptor={descriptor} record={record}>
      {children}
    </Related>
  );
};

const Related = ({ descriptor, record, children }: RelatedTabsProps) => {
  const translate = useTranslate();
  const text = useText();
  const base = useId();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('related') ?? ITSELF;
  const all = usePointing(usePointers(descriptor.name), [record.id]);
  const relations = relationsOf(all, asked);
  const open = relations.find(({ name }) => name === asked);
  const isAllKnown = all.every(({ known }) => known);
  const show = (name: string) =>
    setAddress(before => {
      const next = new URLSearchParams(before);
      if (name === ITSELF) next.delete('related');
      else next.set('related', name);
      return next;
    });
  return (
    <>
      <div className="related-strip">
        <Tabs
          className="related-tabs"
          variant="scrollable"
          value={open?.name ?? ITSELF}
          aria-label={translate('related.tabs')}
          onChange={(_, name: string) => show(name)}
        >
          <Tab
            value={ITSELF}
            id={`${base}-tab-`}
            aria-controls={`${base}-panel`}
            label={translate('related.itself')}
          />
          {relations.map(relation => (
            <Tab
              key={relation.name}
              value={relation.name}
              id={`${base}-tab-${relation.name}`}
              aria-controls={`${base}-panel`}
              label={
                <span>
                  {relation.words.map(text).join(' · ')} <Count relation={relation} />
                </span>
              }
            />
          ))}
        </Tabs>
        {isAllKnown && relations.length === 0 && (
          <span className="related-none">{translate('related.nobody')}</span>
        )}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${open?.name ?? ITSELF}`}
      >
        {open ? <RelatedRows key={open.name} relation={open} id={record.id} /> : children}
      </div>
    </>
  );
};

const Count = ({ relation: { known } }: { relation: Relation }) =>
  known?.state === 'counted' ? (
    <span className="related-count">
      <Shown of={known.count} />
    </span>
  ) : null;
