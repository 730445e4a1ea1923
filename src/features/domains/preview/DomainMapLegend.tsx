import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { domains } from '../../../generated/core/resources.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { type EquipmentState, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { formatPosition } from '../../../ui/map/mapPosition.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { type Domain, canHaveSubdomains } from '../Domain.ts';
import { useDomainStatistic } from '../page/useDomainStatistic.ts';

interface DomainMapLegendProps {
  readonly domain: Domain;
  readonly hiddenCount: number;
}

const LEGEND_STATES: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/** The legend: the selected domain, its states, and the meaning of the shapes. */
export const DomainMapLegend = ({ domain, hiddenCount }: DomainMapLegendProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const routes = useResourceRoutes();
  const { data } = useDomainStatistic(domain.id, '');
  return (
    <section className="domains-legend cluster" aria-label={domain.name}>
      <Link to={routes.show(domains, domain.id)}>{domain.name}</Link>
      {data && (
        <ul>
          {LEGEND_STATES.map(state => (
            <li className="inline-row gap-6 whitespace-nowrap" key={state}>
              <StateGlyph state={state} size={14} /> {translate(`domains.state.${state}`)}{' '}
              <b className="font-semibold">
                <FormattedNumber value={data[state]} />
              </b>
            </li>
          ))}
        </ul>
      )}
      {domain.geoPoint && (
        <p className="domains-legend-position">{formatPosition(domain.geoPoint)}</p>
      )}
      <p>
        {!domain.geoPoint
          ? translate('domains.map.noPosition')
          : hiddenCount > 0
            ? translate('domains.map.missing', {
                smart_count: hiddenCount,
                count: formatNumber(hiddenCount),
              })
            : canHaveSubdomains(domain)
              ? translate('domains.map.rings')
              : ''}
      </p>
    </section>
  );
};
