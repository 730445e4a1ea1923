import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { DeviceCard } from '../card/DeviceCard.tsx';
import { MapSheet } from './MapSheet.tsx';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { SheetHeight } from './sheetHeights.ts';

interface PhoneSheetProps {
  /** A sentence on what is in view. */
  readonly summary: string;
  readonly selectedId: string | undefined;
  /** The devices in view. */
  readonly devices: readonly DeviceMarker[];
  /** Selects a device; undefined closes the card. */
  readonly onSelect: (id: string | undefined) => void;
  readonly legend: ReactNode;
  /** The list of what is in view. */
  readonly children: ReactNode;
}

type SheetContent = 'list' | 'legend';

/**
 * The panels of a phone in one sheet: the selected device, the list, the legend. Another device needs another key, so
 * that the sheet opens for it.
 */
export const PhoneSheet = ({
  summary,
  selectedId,
  devices,
  onSelect,
  legend,
  children,
}: PhoneSheetProps) => {
  const translate = useTranslate();
  const [height, setHeight] = useState<SheetHeight>(selectedId === undefined ? 'summary' : 'half');
  const [content, setContent] = useState<SheetContent>('list');
  const open = (next: SheetContent) => {
    setContent(next);
    setHeight(content === next && height === 'full' ? 'summary' : 'full');
  };
  const hasCard = selectedId !== undefined && height === 'half';
  const title = hasCard ? devices.find(({ id }) => id === selectedId)?.name : undefined;
  return (
    <MapSheet
      height={height}
      onChange={setHeight}
      summary={summary}
      title={title}
      actions={
        <>
          <SheetButton label={translate('map.legend')} onClick={() => open('legend')} />
          <SheetButton label={translate('map.list')} onClick={() => open('list')} />
        </>
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

const SheetButton = ({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}) => (
  <button type="button" className="map-sheet-button plain-button text-accent" onClick={onClick}>
    {label}
  </button>
);
