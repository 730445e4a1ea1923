import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useAddresses } from '../../../resources/AddressesContext.ts';
import { relatedPath } from '../../../resources/related/relatedPath.ts';
import { type Pointing, usePointers, usePointing } from '../../../resources/related/usePointing.ts';
import { useText } from '../../../resources/useText.ts';
import { Count } from '../../../ui/Count.tsx';
import type { Domain } from '../Domain.ts';

/** These have tabs of their own. */
const TABS: readonly string[] = ['domains', 'assets', 'faults', 'statuses'];

/** What else names a domain: strategies, plans, alerts and the like; nothing where nothing does. */
export const NamedBy = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const pointers = usePointers('domains').filter(({ resource }) => !TABS.includes(resource.name));
  const naming = usePointing(pointers, [domain.id]).flatMap(pointing => {
    const { known } = pointing;
    return known?.state === 'counted' && known.count > 0
      ? [{ ...pointing, count: known.count }]
      : [];
  });
  if (naming.length === 0) return null;
  return (
    <section className="domains-card" aria-label={translate('domains.named')}>
      <h2 className="domains-card-title">{translate('domains.named')}</h2>
      <ul className="domains-named">
        {naming.map(({ pointer, count }) => (
          <NamingLine
            key={`${pointer.resource.name} ${pointer.source}`}
            {...{ pointer, count, domain }}
          />
        ))}
      </ul>
    </section>
  );
};

interface NamingLineProps extends Pick<Pointing, 'pointer'> {
  readonly count: number;
  readonly domain: Domain;
}

const NamingLine = ({ pointer, count, domain }: NamingLineProps) => {
  const text = useText();
  const addresses = useAddresses();
  const path = relatedPath(pointer, [domain.id], addresses.all(pointer.resource));
  const plural = text(pointer.resource.plural);
  const fields = [...new Set(pointer.path.map(({ label }) => text(label)))].join(' · ');
  return (
    <li>
      {path ? <Link to={path}>{plural}</Link> : plural} <span>{fields}</span>
      <Count of={count} />
    </li>
  );
};
