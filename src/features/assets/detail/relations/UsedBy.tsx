import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useAddresses } from '../../../../resources/AddressesContext.ts';
import { relatedPath } from '../../../../resources/related/relatedPath.ts';
import {
  type Pointing,
  usePointers,
  usePointing,
} from '../../../../resources/related/usePointing.ts';
import { useText } from '../../../../resources/useText.ts';
import { Count } from '../../../../ui/Count.tsx';
import { Card } from '../Card.tsx';
import type { PartProps } from '../Part.ts';

/** What switches a device: the rest of what points at it has a tab or a card of its own. */
const SWITCHING: readonly string[] = ['strategies', 'plans', 'groups', 'scenes', 'overrides'];

/** The groups, strategies, plans and scenes that name a device, by how many, each a link. */
export const UsedBy = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const pointers = usePointers('assets').filter(({ resource }) =>
    SWITCHING.includes(resource.name),
  );
  const pointing = usePointing(pointers, [asset.id]);
  const isAsking = pointing.some(({ known, error }) => !known && !error);
  const telling = pointing.filter(({ known }) => known?.state === 'counted' && known.count > 0);
  return (
    <Card title={translate('asset.usedBy')}>
      {telling.length > 0 ? (
        <ul className="asset-used">
          {telling.map(one => (
            <Using
              key={`${one.pointer.resource.name}.${one.pointer.source}`}
              {...one}
              id={asset.id}
            />
          ))}
        </ul>
      ) : (
        <p className="asset-quiet">
          {translate(isAsking ? 'related.asking' : 'asset.usedBy.none')}
        </p>
      )}
    </Card>
  );
};

const Using = ({ pointer, known, id }: Pointing & { readonly id: string }) => {
  const text = useText();
  const addresses = useAddresses();
  const path = relatedPath(pointer, [id], addresses.all(pointer.resource));
  const plural = text(pointer.resource.plural);
  return (
    <li>
      {path ? <Link to={path}>{plural}</Link> : plural}{' '}
      <span className="asset-caption">
        {known?.state === 'counted' && <Count of={known.count} />}
      </span>
    </li>
  );
};
