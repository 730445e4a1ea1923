import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { domains } from '../../../generated/core/resources.ts';
import { FieldPairs } from '../../../resources/show/FieldPairs.tsx';
import { useErrorWords } from '../../../resources/useErrorWords.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { Domain } from '../Domain.ts';
import { useTitledLevels } from '../levels.ts';
import { Figures } from './Figures.tsx';
import { modelField } from './modelField.ts';
import { ModelTable } from './ModelTable.tsx';
import { NamedBy } from './NamedBy.tsx';
import { PlaceOfDomain } from './PlaceOfDomain.tsx';
import { ChoiceOf } from './RowsTools.tsx';
import { useStatistic } from './useStatistic.ts';

interface PartProps {
  readonly domain: Domain;
}

/** What a domain is and how what lies in it does: its figures, where it is, and what names it. */
export const Overview = ({ domain }: PartProps) => (
  <div className="domains-overview">
    <Statistic domain={domain} />
    <div className="domains-side">
      <PlaceOfDomain domain={domain} />
      <Facts domain={domain} />
      <NamedBy domain={domain} />
    </div>
  </div>
);

const Facts = ({ domain }: PartProps) => {
  const { fields } = useTitledLevels(domains);
  // Its place stands under the map.
  const facts = fields.filter(({ source }) => source !== 'geoPoint');
  return (
    <section className="domains-card">
      <FieldPairs fields={facts} owner={domain} copied="id" />
    </section>
  );
};

/** The statistic of the domain with everything below it, of all its devices or of one type. @see DOM-07 */
const Statistic = ({ domain }: PartProps) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const [address, setAddress] = useSearchParams();
  const isKnown = modelField?.choices.some(({ value }) => value === address.get('model'));
  const model = isKnown ? (address.get('model') ?? '') : '';
  const { data, error, refetch } = useStatistic(domain.id, model);
  return (
    <div className="domains-statistic">
      <div className="domains-statistic-head">
        <h2>{translate('domains.statistic')}</h2>
        {modelField && (
          <ChoiceOf
            field={modelField}
            value={model}
            onChange={value => setAddress(value === '' ? {} : { model: value })}
          />
        )}
      </div>
      {data ? (
        <>
          <Figures statistic={data} model={model} />
          <ModelTable models={data.models} />
        </>
      ) : error ? (
        <EmptyState
          kind="failed"
          title={translate('domains.statistic.failed')}
          hint={words(error)}
          action={
            <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
          }
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </div>
  );
};
