import { useLampStatuses } from '../../../data/useLampStatuses.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { isMapState } from '../mapStates.ts';

/**
 * What the configured colours of lamps mean. The states that other devices have too are in the legend by their shapes.
 *
 * @see MAP-04
 */
export const LampColorList = () => {
  const text = useLocalizedText();
  const statuses = [...useLampStatuses()].filter(([status]) => !isMapState(status));
  if (statuses.length === 0) return null;
  return (
    <ul className="cluster type-12 gap-10 text-2">
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
