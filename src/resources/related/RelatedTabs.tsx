import './related.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { FormattedNumber as Shown } from '../../ui/FormattedNumber.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { RelatedRows } from './RelatedRows.tsx';
import { type RecordRelation, getRelations } from './relations.ts';
import { useReferenceFields, useReferenceCounts } from './useReferenceCounts.ts';

interface RelatedTabsProps {
  readonly descriptor: ResourceDescriptor;
  readonly record: RaRecord;
  /** The content of the first tab: the record itself. */
  readonly children: ReactNode;
}

/** The name of the tab of the record itself. */
const RECORD_TAB = '';

/** Shows a record, and a tab for each of its relations; the open tab is in the URL. */
export const RelatedTabs = ({ descriptor, record, children }: RelatedTabsProps) => {
  const references = useReferenceFields(descriptor.name);
  return references.length === 0 ? (
    children
  ) : (
    <RelatedTabPanels descriptor={descriptor} record={record}>
      {children}
    </RelatedTabPanels>
  );
};

const RelatedTabPanels = ({ descriptor, record, children }: RelatedTabsProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const base = useId();
  const [searchParams, setSearchParams] = useSearchParams();
  const requestedTab = searchParams.get('related') ?? RECORD_TAB;
  const referenceCounts = useReferenceCounts(useReferenceFields(descriptor.name), [record.id]);
  const relations = getRelations(referenceCounts, requestedTab);
  const activeRelation = relations.find(({ name }) => name === requestedTab);
  const areAllCounted = referenceCounts.every(({ result }) => result);
  const selectTab = (name: string) =>
    setSearchParams(previous => {
      const next = new URLSearchParams(previous);
      if (name === RECORD_TAB) next.delete('related');
      else next.set('related', name);
      return next;
    });
  return (
    <>
      <div className="related-strip row">
        <Tabs
          className="related-tabs"
          variant="scrollable"
          value={activeRelation?.name ?? RECORD_TAB}
          aria-label={translate('related.tabs')}
          onChange={(_, name: string) => selectTab(name)}
        >
          <Tab
            value={RECORD_TAB}
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
                  {relation.labels.map(text).join(' · ')} <RelationCount relation={relation} />
                </span>
              }
            />
          ))}
        </Tabs>
        {areAllCounted && relations.length === 0 && (
          <span className="related-none">{translate('related.nobody')}</span>
        )}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${activeRelation?.name ?? RECORD_TAB}`}
      >
        {activeRelation ? (
          <RelatedRows key={activeRelation.name} relation={activeRelation} id={record.id} />
        ) : (
          children
        )}
      </div>
    </>
  );
};

const RelationCount = ({ relation: { result } }: { relation: RecordRelation }) =>
  result?.state === 'counted' ? (
    <span className="related-count">
      <Shown value={result.count} />
    </span>
  ) : null;
