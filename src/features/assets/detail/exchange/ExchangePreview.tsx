import { useTranslate } from 'react-admin';

import { assets } from '../../../../generated/core/resources.ts';
import { FieldValue } from '../../../../resources/fields/FieldValue.tsx';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { pickFields } from '../pickFields.ts';
import type { Asset } from '../Asset.ts';

/** The fields that belong to the position, not to the device. */
const locationFields = pickFields(assets, ['name', 'domainId', 'geoPoint', 'ssgwId', 'poleId']);

/** The preview of an exchange: two devices, each with the position of the other. */
export const ExchangePreview = ({
  first,
  second,
}: {
  readonly first: Asset;
  readonly second: Asset;
}) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const pairs = [
    [first, second],
    [second, first],
  ] as const;
  const visibleFields = locationFields.filter(
    ({ source }) => first[source] !== undefined || second[source] !== undefined,
  );
  return (
    <div className="asset-exchange my-12 overflow-x-auto">
      <table className="plain-table">
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
          {visibleFields.map(field => (
            <tr key={field.source}>
              <th scope="row">{text(field.label)}</th>
              {pairs.map(([device, counterpart]) => (
                <td key={device.id}>
                  <FieldValue field={field} record={counterpart} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
