import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { domains } from '../../../generated/core/resources.ts';
import { FieldPairs } from '../../../resources/show/FieldPairs.tsx';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import type { Domain } from '../Domain.ts';
import { useDescriptorWithLevels } from '../useDomainLevels.ts';
import { DomainMetrics } from './DomainMetrics.tsx';
import { modelField } from './modelField.ts';
import { ModelMetricsTable } from './ModelMetricsTable.tsx';
import { DomainReferencesCard } from './DomainReferencesCard.tsx';
import { DomainLocationCard } from './DomainLocationCard.tsx';
import { EnumFilterSelect } from './DomainListToolbar.tsx';
import { useDomainStatistic } from './useDomainStatistic.ts';

interface DomainOverviewProps {
  readonly domain: Domain;
}

/** The overview of a domain: metrics, location, and references. */
export const DomainOverview = ({ domain }: DomainOverviewProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-16 px-20 pt-16 pb-20 max-md:grid-cols-[minmax(0,1fr)] max-sm:px-16 max-sm:pt-12">
    <DomainStatisticSection domain={domain} />
    <div className="grid min-w-0 gap-16">
      <DomainLocationCard domain={domain} />
      <DomainProperties domain={domain} />
      <DomainReferencesCard domain={domain} />
    </div>
  </div>
);

const DomainProperties = ({ domain }: DomainOverviewProps) => {
  const { fields } = useDescriptorWithLevels(domains);
  // The map shows the position above.
  const visibleFields = fields.filter(({ source }) => source !== 'geoPoint');
  return (
    <section className="domains-card card">
      <FieldPairs fields={visibleFields} record={domain} copyableSource="id" />
    </section>
  );
};

/** The statistics of the domain and its subdomains, for all devices or one model. @see DOM-07 */
const DomainStatisticSection = ({ domain }: DomainOverviewProps) => {
  const translate = useTranslate();
  const [searchParams, setSearchParams] = useSearchParams();
  const isKnown = modelField?.choices.some(({ value }) => value === searchParams.get('model'));
  const model = isKnown ? (searchParams.get('model') ?? '') : '';
  const { data, error, refetch } = useDomainStatistic(domain.id, model);
  return (
    <div className="grid min-w-0 gap-16">
      <div className="row justify-between gap-16">
        <h2 className="type-16 font-semibold">{translate('domains.statistic')}</h2>
        {modelField && (
          <EnumFilterSelect
            field={modelField}
            value={model}
            onChange={value => setSearchParams(value === '' ? {} : { model: value })}
          />
        )}
      </div>
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        errorTitle={translate('domains.statistic.failed')}
        skeletonRows={6}
      >
        {statistic => (
          <>
            <DomainMetrics statistic={statistic} model={model} />
            <ModelMetricsTable models={statistic.models} />
          </>
        )}
      </QueryStates>
    </div>
  );
};
