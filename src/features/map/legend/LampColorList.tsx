import { useTranslate } from 'react-admin';

import { useLampStatuses } from '../../../data/useLampStatuses.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isMapState } from '../mapStates.ts';

/**
 * What the arc around a lamp, the clock and the configured colours of lamps mean. The states that other devices have too are in the legend by their shapes.
 *
 * @see MAP-04
 */
export const LampColorList = () => {
  const text = useLocalizedText();
  const translate = useTranslate();
  const statuses = [...useLampStatuses()].filter(([status]) => !isMapState(status));
  return (
    <ul className="cluster type-12 gap-10 text-2">
      <li className="inline-row gap-6">
        <svg
          className="size-14 flex-none fill-none stroke-(--lamp-line) stroke-2"
          viewBox="0 0 14 14"
          aria-hidden="true"
        >
          <path d="M7 1a6 6 0 1 1-5.7 4.15" />
        </svg>
        {translate('map.legend.arc')}
      </li>
      <li className="inline-row gap-6">
        <Icon name="clock" size={14} />
        {translate('map.legend.old')}
      </li>
      {statuses.map(([status, { title, color }]) => (
        <li key={status} className="inline-row gap-6">
          {/* A shape: a printed page has no backgrounds. */}
          <svg className="size-10" viewBox="0 0 10 10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" fill={color} />
          </svg>
          {text(title)}
        </li>
      ))}
    </ul>
  );
};
