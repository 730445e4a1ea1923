import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { session } from '../../../api/session.ts';
import { useLikelyProduct } from '../../../data/useProduct.ts';
import { mayEnter } from '../../../domain/modules.ts';
import { operation as exchange } from '../../../generated/core/operations/exchangeAsset.ts';
import { useAddresses } from '../../../resources/AddressesContext.ts';
import type { Offer } from '../../../resources/record/Offer.ts';
import { OfferMenu } from '../../../resources/record/OfferMenu.tsx';
import { useRecordOffers } from '../../../resources/record/useRecordOffers.tsx';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ExchangeDialog } from './exchange/ExchangeDialog.tsx';
import { Neighbours } from './Neighbours.tsx';
import type { PartProps } from './Part.ts';

interface AssetActionsProps extends PartProps {
  readonly descriptor: ResourceDescriptor;
}

/** What can be done with a device; what concerns a part of it stands there too, beside what it changes. */
export const AssetActions = ({ descriptor, asset }: AssetActionsProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isExchanging, setExchanging] = useState(false);
  const { offers, dialog } = useRecordOffers({
    descriptor,
    record: asset,
    onDeleted: () => void navigate(addresses.list(descriptor)),
  });
  const own = offers.map(offer =>
    offer.id === exchange.id ? { ...offer, onPick: () => setExchanging(true) } : offer,
  );
  const edit = own.find(({ primary }) => primary);
  const rest = own
    .filter(offer => offer !== edit && !offer.unfit)
    .toSorted((one, other) => rank(one) - rank(other));
  const mayShow = useMayShowMap();
  return (
    <>
      <Neighbours {...{ descriptor, asset }} />
      {mayShow && (
        <ActionButton to={mapOf(asset)} startIcon={<Icon name="map" />}>
          {translate('asset.showOnMap')}
        </ActionButton>
      )}
      {edit && (
        <ActionButton
          startIcon={<Icon name="edit" />}
          disabled={edit.refused !== undefined}
          reason={edit.refused ?? ''}
          onClick={edit.onPick}
        >
          {edit.label}
        </ActionButton>
      )}
      <ActionButton
        className="asset-more"
        aria-label={translate('record.more', { record: asset.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </ActionButton>
      {anchor && <OfferMenu anchor={anchor} offers={rest} onClose={() => setAnchor(undefined)} />}
      {dialog}
      {isExchanging && (
        <ExchangeDialog {...{ descriptor, asset }} onClose={() => setExchanging(false)} />
      )}
    </>
  );
};

/** What concerns the whole device first, then what its tabs offer too, as in the rows of its list; what ends it last. */
const rank = ({ id, danger }: Offer) => (danger ? 2 : id === exchange.id ? 0 : 1);

/** @see MAP-09 */
const mapOf = ({ id, model }: AssetActionsProps['asset']) =>
  `/smartLight/map?${new URLSearchParams({ id, model })}`;

function useMayShowMap(): boolean {
  const product = useLikelyProduct();
  const user = session.read();
  return user !== undefined && mayEnter('smartLight', user, product) === true;
}
