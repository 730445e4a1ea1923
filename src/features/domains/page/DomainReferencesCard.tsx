import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { getRelatedListPath } from '../../../resources/related/getRelatedListPath.ts';
import {
  type ReferenceCount,
  useReferenceFields,
  useReferenceCounts,
} from '../../../resources/related/useReferenceCounts.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import type { Domain } from '../Domain.ts';

/** These have tabs of their own. */
const RESOURCES_WITH_TAB: readonly string[] = ['domains', 'assets', 'faults', 'statuses'];

/** Other references to a domain: strategies, plans, alerts; hidden if there are none. */
export const DomainReferencesCard = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const references = useReferenceFields('domains').filter(
    ({ resource }) => !RESOURCES_WITH_TAB.includes(resource.name),
  );
  const countedReferences = useReferenceCounts(references, [domain.id]).flatMap(
    incomingReference => {
      const { result } = incomingReference;
      return result?.state === 'counted' && result.count > 0
        ? [{ ...incomingReference, count: result.count }]
        : [];
    },
  );
  if (countedReferences.length === 0) return null;
  return (
    <section className="domains-card card" aria-label={translate('domains.named')}>
      <h2 className="type-14 mb-4 font-semibold">{translate('domains.named')}</h2>
      <ul className="domains-references touch-links">
        {countedReferences.map(({ reference, count }) => (
          <DomainReferenceItem
            key={`${reference.resource.name} ${reference.source}`}
            {...{ reference, count, domain }}
          />
        ))}
      </ul>
    </section>
  );
};

interface DomainReferenceItemProps extends Pick<ReferenceCount, 'reference'> {
  readonly count: number;
  readonly domain: Domain;
}

const DomainReferenceItem = ({ reference, count, domain }: DomainReferenceItemProps) => {
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  const path = getRelatedListPath(reference, [domain.id], routes);
  const plural = text(reference.resource.plural);
  return (
    <li>
      {path ? <Link to={path}>{plural}</Link> : plural}{' '}
      <span>{reference.labels.map(text).join(' · ')}</span>
      <FormattedNumber value={count} />
    </li>
  );
};
