import { useTranslate } from 'react-admin';

import { assets } from '../../../../generated/core/resources.ts';
import { FieldShow } from '../../../../resources/fieldShows.tsx';
import { useText } from '../../../../resources/useText.ts';
import { fieldsOf } from '../fields.ts';
import type { Asset } from '../Part.ts';

/** What belongs to the place and not to the device that stands there. */
const ofThePlace = fieldsOf(assets, ['name', 'domainId', 'geoPoint', 'ssgwId', 'poleId']);

/** Two devices and the place that each will have: what the other has now. */
export const Places = ({ one, other }: { readonly one: Asset; readonly other: Asset }) => {
  const translate = useTranslate();
  const text = useText();
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  const told = ofThePlace.filter(
    ({ source }) => one[source] !== undefined || other[source] !== undefined,
  );
  return (
    <div className="asset-exchange">
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('asset.exchange.after')}</th>
            {pairs.map(([device]) => (
              <th key={device.id} scope="col">
                {device.id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(field => (
            <tr key={field.source}>
              <th scope="row">{text(field.label)}</th>
              {pairs.map(([device, place]) => (
                <td key={device.id}>
                  <FieldShow field={field} owner={place} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
