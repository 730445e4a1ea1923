import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import { latLngOf } from '../../domain/latLng.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import type { ShowProps } from '../fieldKit.ts';
import { FieldShow } from '../fieldShows.tsx';
import { useText } from '../useText.ts';

/** The map library comes when somebody wants to see a map. */
const PlacePicker = lazyScreen(() => import('../../ui/map/PlacePicker.tsx'));

/** A place by its numbers, and on a map when that is asked for. */
export const PlaceOnMap = ({ field, value, owner }: ShowProps) => {
  const translate = useTranslate();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const place = latLngOf(value);
  return (
    <>
      <span className="show-place">
        <FieldShow field={field} owner={owner} />
        {place && (
          <ActionButton
            kind="auxiliary"
            size="small"
            startIcon={<Icon name="map" size={14} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {translate(isOpen ? 'form.place.hide' : 'show.place')}
          </ActionButton>
        )}
      </span>
      {isOpen && place && (
        <Suspense>
          <PlacePicker label={text(field.label)} place={place} isFixed onPick={stay} />
        </Suspense>
      )}
    </>
  );
};

/** What is only shown is not moved. */
const stay = () => undefined;
