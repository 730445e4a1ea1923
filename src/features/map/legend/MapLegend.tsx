import './mapLegend.css';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { StateCounts } from '../../../ui/map/mapMarker.ts';
import { MAP_STATES } from '../mapStates.ts';
import type { LampCounts } from '../queries/DevicesInView.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';
import { LegendRow } from './LegendRow.tsx';
import { useFormatLampCounts } from './useFormatLampCounts.ts';

/** A model with its name, and the number of its devices in view. */
export interface LegendModel {
  readonly model: string;
  readonly title: string;
  readonly count: number | undefined;
}

interface MapLegendProps {
  readonly filter: DeviceFilter;
  /** Undefined while it loads, and on a platform that does not count them; a state that was not read has no number. */
  readonly stateCounts: Partial<StateCounts> | undefined;
  /** The same for lamps that are lit, and lamps that are dark. */
  readonly lampCounts: Partial<LampCounts> | undefined;
  readonly models: readonly LegendModel[];
  /** The message of why lamps cannot be filtered by their light; absent where they can. */
  readonly noLightMessage: string | undefined;
  /** Whether domains or groups are in view, with a ring of their states. */
  readonly hasRings: boolean;
  /** The meaning of the colours of lamps, where they are in view. */
  readonly lampColors: ReactNode;
  readonly onChange: (filter: DeviceFilter) => void;
}

const LAMP_OPTIONS = ['all', 'lit', 'dark'] as const;

/** What the shapes and icons mean, how many of each are in view, and which are shown. */
export const MapLegend = ({
  filter,
  stateCounts,
  lampCounts,
  models,
  noLightMessage,
  hasRings,
  lampColors,
  onChange,
}: MapLegendProps) => {
  const translate = useTranslate();
  const formatLampCounts = useFormatLampCounts();
  const allModels = models.map(({ model }) => model);
  const { states = MAP_STATES, models: shownModels = allModels } = filter;
  // A filter is a navigation, which is rendered later: a second press may come before it.
  const latestFilter = useRef(filter);
  useLayoutEffect(() => {
    latestFilter.current = filter;
  }, [filter]);
  const change = (parts: DeviceFilter) => {
    latestFilter.current = { ...latestFilter.current, ...parts };
    onChange(latestFilter.current);
  };
  const light = filter.lit === undefined ? 'all' : filter.lit ? 'lit' : 'dark';
  const isFiltered =
    filter.states !== undefined || filter.models !== undefined || filter.lit !== undefined;
  return (
    <section
      className="map-legend w-full overflow-auto rounded-3 border border-(--line) bg-(--raised) px-16 py-12 elevation-2 [&>ul]:mt-6"
      aria-label={translate('map.legend')}
    >
      <header className="row justify-between">
        <h2 className="type-14 font-semibold">{translate('map.legend.show')}</h2>
        {isFiltered && (
          <button
            type="button"
            className="plain-button text-accent"
            onClick={() => {
              latestFilter.current = {};
              onChange({});
            }}
          >
            {translate('map.legend.all')}
          </button>
        )}
      </header>
      <ul>
        {MAP_STATES.map(state => (
          <LegendRow
            key={state}
            glyph={<StateGlyph state={state} size={14} />}
            label={translate(`map.state.${state}`)}
            count={states.includes(state) ? stateCounts?.[state] : undefined}
            isShown={states.includes(state)}
            onToggle={isShown => {
              const { states: shown = MAP_STATES } = latestFilter.current;
              change({ states: toggle(MAP_STATES, shown, state, isShown) });
            }}
          />
        ))}
      </ul>
      {hasRings && <p className="type-12 pt-4 pb-6 text-3">{translate('map.legend.rings')}</p>}
      <div className="row mt-6 justify-between border-t border-t-(--line) pt-8 pb-2">
        <span>{translate('map.legend.lamps')}</span>
        <SegmentedControl
          label={translate('map.legend.lamps')}
          value={light}
          options={LAMP_OPTIONS.map(name => ({
            ...{ name, label: translate(`map.legend.${name}`) },
            disabledReason:
              noLightMessage && name !== 'all' && name !== light
                ? translate(noLightMessage)
                : undefined,
          }))}
          onChange={name => change({ lit: name === 'all' ? undefined : name === 'lit' })}
        />
      </div>
      {lampCounts && <p className="type-12 pt-4 pb-6 text-3">{formatLampCounts(lampCounts)}</p>}
      {lampColors}
      <ul className="border-t border-t-(--line) pt-6">
        {models.map(({ model, title, count }) => (
          <LegendRow
            key={model}
            glyph={<Icon name={getDeviceIcon(model)} />}
            label={title}
            count={shownModels.includes(model) ? count : undefined}
            isShown={shownModels.includes(model)}
            onToggle={isShown => {
              const { models: shown = allModels } = latestFilter.current;
              change({ models: toggle(allModels, shown, model, isShown) });
            }}
          />
        ))}
      </ul>
    </section>
  );
};

/** Adds or removes a value; all values are no filter, and the last one stays. */
function toggle<Value>(
  all: readonly Value[],
  shown: readonly Value[],
  value: Value,
  isShown: boolean,
): readonly Value[] | undefined {
  const next = all.filter(each => (each === value ? isShown : shown.includes(each)));
  if (next.length === 0) return shown;
  return next.length === all.length ? undefined : next;
}
