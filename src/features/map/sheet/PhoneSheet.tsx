import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { DeviceCard } from '../card/DeviceCard.tsx';
import { MapSheet } from './MapSheet.tsx';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { PhoneSheetState } from './usePhoneSheet.ts';

interface PhoneSheetProps {
  readonly sheet: PhoneSheetState;
  /** A sentence on what is in view. */
  readonly summary: string;
  readonly selectedId: string | undefined;
  /** The devices in view, in the order of the list. */
  readonly devices: readonly DeviceMarker[];
  /** Selects a device; undefined closes the card. */
  readonly onSelect: (id: string | undefined) => void;
  readonly legend: ReactNode;
  /** The list of what is in view. */
  readonly children: ReactNode;
}

/** The panels of a phone in one sheet: the selected device, the list, and the legend, which the search box opens. */
export const PhoneSheet = ({
  sheet: { height, setHeight, content, toggle },
  summary,
  selectedId,
  devices,
  onSelect,
  legend,
  children,
}: PhoneSheetProps) => {
  const translate = useTranslate();
  const hasCard = selectedId !== undefined && height === 'half';
  const title = hasCard ? devices.find(({ id }) => id === selectedId)?.name : undefined;
  return (
    <MapSheet
      height={height}
      onChange={setHeight}
      summary={summary}
      title={title}
      actions={
        <button
          type="button"
          className="plain-button min-h-44 px-8 py-0 text-accent"
          onClick={() => toggle('list')}
        >
          {translate('map.list')}
        </button>
      }
    >
      {hasCard ? (
        <DeviceCard
          {...{ id: selectedId, devices, onSelect }}
          hasTitleAbove={title !== undefined}
        />
      ) : content === 'legend' ? (
        legend
      ) : (
        children
      )}
    </MapSheet>
  );
};
