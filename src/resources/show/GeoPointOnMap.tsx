import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { parseLatLng } from '../../domain/latLng.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** The map library is loaded on demand. */
const LocationPicker = lazyComponent(
  withLazyMessages(() => import('../../ui/map/LocationPicker.tsx')),
);

/** Shows a location as numbers, and on a map on demand. */
export const GeoPointOnMap = ({ field, value, record }: FieldValueProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const [isOpen, setOpen] = useState(false);
  const latLng = parseLatLng(value);
  return (
    <>
      <span className="show-position cluster min-h-20 gap-8">
        <FieldValue field={field} record={record} />
        {latLng && (
          <ActionButton
            kind="auxiliary"
            size="small"
            startIcon={<Icon name="map" size={14} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {translate(isOpen ? 'form.position.hide' : 'show.onMap')}
          </ActionButton>
        )}
      </span>
      {isOpen && latLng && (
        <LazyBoundary>
          <LocationPicker
            label={text(field.label)}
            position={latLng}
            isReadOnly
            onPick={doNothing}
          />
        </LazyBoundary>
      )}
    </>
  );
};

/** A read-only map has no move handler. */
const doNothing = () => undefined;
