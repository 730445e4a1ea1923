import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../../data/ConsoleDataProvider.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { representRecord } from '../../../../resources/descriptor/representRecord.ts';
import {
  hasReferenceTo,
  type ReferenceField,
} from '../../../../resources/related/referenceFields.ts';
import { scanQuery, useReferenceFields } from '../../../../resources/related/useReferenceCounts.ts';
import { RecordLink } from '../../../../resources/show/RecordLink.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { AssetTabProps } from '../Asset.ts';
import { useDomainAncestors } from '../DomainBreadcrumbs.tsx';

/** Resources that switch a device: other references have a tab or a card of their own. */
const SWITCHING_RESOURCES: readonly string[] = [
  'strategies',
  'plans',
  'groups',
  'scenes',
  'overrides',
];

const ENDED_STATES: readonly unknown[] = ['expired', 'cancelled'];

/** What a device is switched by: itself, or a group or a domain that it belongs to. */
interface SwitchedTarget {
  readonly references: readonly ReferenceField[];
  readonly id: string;
  /** Absent for the device itself. */
  readonly via?: string;
}

/** The groups, strategies, plans and scenes that switch a device, also through its groups and domains. */
export const UsedByCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const toAssets = useSwitchingFields('assets');
  const toGroups = useSwitchingFields('groups');
  // The own domain of a strategy says who may edit it, not what it switches.
  const toDomains = useSwitchingFields('domains').filter(({ path }) => path.length > 1);
  const domains = useDomainAncestors(asset.domainId);

  const fields = [
    ...new Map(toAssets.map(reference => [reference.resource.name, reference])).values(),
  ];
  const queries = useQueries({ queries: fields.map(field => scanQuery(provider, field)) });
  const scans = fields.map(({ resource }, i) => ({ resource, query: queries[i] }));
  const getRecords = (name: string): readonly RaRecord[] =>
    scans.find(({ resource }) => resource.name === name)?.query?.data?.data ?? [];
  const isReferredTo = ({ references, id }: SwitchedTarget, name: string, record: RaRecord) =>
    references.some(
      reference =>
        reference.resource.name === name && hasReferenceTo(reference, record, new Set([id])),
    );

  const device: SwitchedTarget = { references: toAssets, id: asset.id };
  const groups = getRecords('groups').filter(record => isReferredTo(device, 'groups', record));
  const targets: readonly SwitchedTarget[] = [
    device,
    ...groups.map(group => ({
      references: toGroups,
      id: String(group.id),
      via: translate('asset.usedBy.group', { name: String(group['name']) }),
    })),
    ...domains.map(({ id, name }) => ({
      references: toDomains,
      id,
      via: translate('asset.usedBy.domain', { name }),
    })),
  ];
  const users = scans.map(({ resource, query }) => ({
    resource,
    isPending: query?.isPending,
    isIncomplete:
      Boolean(query?.error) || (query?.data?.total ?? 0) > (query?.data?.data.length ?? 0),
    records: getRecords(resource.name).flatMap(record => {
      const via = targets.filter(target => isReferredTo(target, resource.name, record));
      return via.length > 0 && !ENDED_STATES.includes(record['state']) ? [{ record, via }] : [];
    }),
  }));
  const shownUsers = users.filter(
    ({ records, isIncomplete }) => records.length > 0 || isIncomplete,
  );
  return (
    <AssetCard title={translate('asset.usedBy')}>
      {shownUsers.length > 0 ? (
        <dl className="grid gap-y-8">
          {shownUsers.map(({ resource, records, isIncomplete }) => (
            <div key={resource.name}>
              <dt className="asset-caption type-12 text-3">{text(resource.plural)}</dt>
              {records.map(({ record, via }) => (
                <dd
                  key={record.id}
                  className="cluster gap-x-8 [&>a]:min-h-[max(24px,var(--target))] [&>a]:content-center"
                >
                  <RecordLink resource={resource.name} id={record.id} known={record}>
                    {representRecord(resource, record)}
                  </RecordLink>{' '}
                  <span className="text-2">
                    {via.flatMap(target => target.via ?? []).join(', ')}
                  </span>
                </dd>
              ))}
              {isIncomplete && <dd className="asset-quiet">{translate('asset.usedBy.unknown')}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <p className="asset-quiet">
          {translate(
            users.some(({ isPending }) => isPending) ? 'related.loading' : 'asset.usedBy.none',
          )}
        </p>
      )}
    </AssetCard>
  );
};

const useSwitchingFields = (target: string): readonly ReferenceField[] =>
  useReferenceFields(target).filter(({ resource }) => SWITCHING_RESOURCES.includes(resource.name));
