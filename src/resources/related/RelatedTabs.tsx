import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { TabCount } from '../../ui/TabCount.tsx';
import { UrlTabs } from '../../ui/UrlTabs.tsx';
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
const RELATION_PARAM = 'related';

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
  const [searchParams] = useSearchParams();
  const referenceCounts = useReferenceCounts(useReferenceFields(descriptor.name), [record.id]);
  const relations = getRelations(referenceCounts, searchParams.get(RELATION_PARAM));
  const areAllCounted = referenceCounts.every(({ result }) => result);
  return (
    <UrlTabs
      label={translate('related.tabs')}
      param={RELATION_PARAM}
      keepsOtherParams
      tabs={[
        { name: RECORD_TAB, label: translate('related.details'), panel: children },
        ...relations.map(relation => ({
          name: relation.name,
          label: <RelationLabel relation={relation} />,
          panel: <RelatedRows key={relation.name} relation={relation} id={record.id} />,
        })),
      ]}
      note={
        areAllCounted &&
        relations.length === 0 && <span className="ml-24 text-3">{translate('related.empty')}</span>
      }
    />
  );
};

const RelationLabel = ({ relation: { labels, result } }: { relation: RecordRelation }) => {
  const text = useLocalizedText();
  return (
    <span>
      {labels.map(text).join(' · ')}{' '}
      <TabCount count={result?.state === 'counted' ? result.count : undefined} />
    </span>
  );
};
