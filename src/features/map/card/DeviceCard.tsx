import './deviceCard.css';

import { useRef } from 'react';
import { useGetOne, useTranslate } from 'react-admin';

import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { MapAsset } from '../MapAsset.ts';
import { DeviceActions } from './DeviceActions.tsx';
import { DeviceDetails } from './DeviceDetails.tsx';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import { DeviceHeading } from './DeviceHeading.tsx';
import { DeviceSteps } from './DeviceSteps.tsx';
import { useFocusOnClose } from './useFocusOnClose.ts';
import { useLiveDevice } from './useLiveDevice.ts';

interface DeviceCardProps {
  readonly id: string;
  /** The devices in view, in the order of the list. */
  readonly devices: readonly DeviceMarker[];
  /** Selects another device; undefined closes the card. */
  readonly onSelect: (id: string | undefined) => void;
  /** Whether the name is above the card already, as on a phone. */
  readonly hasTitleAbove?: boolean;
}

/** The selected device: its state and its light, and what can be done about it. */
export const DeviceCard = ({ id, devices, onSelect, hasTitleAbove = false }: DeviceCardProps) => {
  const translate = useTranslate();
  const card = useRef<HTMLElement>(null);
  useFocusOnClose(card, id);
  useLiveDevice(id);
  const { data, error, refetch } = useGetOne<MapAsset>('assets', { id }, { retry: false });
  return (
    <section
      ref={card}
      className="map-card stack relative w-292 gap-12 rounded-3 border border-(--line) bg-(--raised) px-16 pt-14 pb-16 elevation-2"
      aria-label={data?.name ?? id}
    >
      <button
        type="button"
        className="map-card-close icon-button map-icon-button absolute top-4 right-4 z-1"
        aria-label={translate('shell.close')}
        onClick={() => onSelect(undefined)}
      >
        <Icon name="close" />
      </button>
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        errorLineClass="wrap-anywhere"
        skeletonRows={3}
      >
        {asset => (
          <>
            <DeviceHeading asset={asset} isNameHidden={hasTitleAbove} />
            <DeviceDetails asset={asset} />
            <DeviceActions asset={asset} />
          </>
        )}
      </QueryStates>
      <DeviceSteps {...{ id, devices, onSelect }} />
    </section>
  );
};
