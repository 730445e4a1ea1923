import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { domains } from '../../../generated/core/resources.ts';
import { useAddresses } from '../../../resources/AddressesContext.ts';
import { Count } from '../../../ui/Count.tsx';
import { type EquipmentState, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { placeWords } from '../../../ui/map/place.ts';
import { useFigures } from '../../../ui/useFigures.ts';
import { type Domain, takesDomains } from '../Domain.ts';
import { useStatistic } from '../page/useStatistic.ts';

interface LegendProps {
  readonly domain: Domain;
  readonly missing: number;
}

const STATES: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/** What is chosen, how what lies in it does, and what the shapes mean. */
export const Legend = ({ domain, missing }: LegendProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const addresses = useAddresses();
  const { data } = useStatistic(domain.id, '');
  return (
    <section className="domains-legend" aria-label={domain.name}>
      <Link to={addresses.show(domains, domain.id)}>{domain.name}</Link>
      {data && (
        <ul>
          {STATES.map(state => (
            <li key={state}>
              <StateGlyph state={state} size={14} /> {translate(`domains.state.${state}`)}{' '}
              <b>
                <Count of={data[state]} />
              </b>
            </li>
          ))}
        </ul>
      )}
      {domain.geoPoint && <p className="domains-legend-place">{placeWords(domain.geoPoint)}</p>}
      <p>
        {!domain.geoPoint
          ? translate('domains.map.noPlace')
          : missing > 0
            ? translate('domains.map.missing', { smart_count: missing, count: figure(missing) })
            : takesDomains(domain)
              ? translate('domains.map.rings')
              : ''}
      </p>
    </section>
  );
};
