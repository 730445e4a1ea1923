import './mapLegend.css';

import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { MAP_STATES, type MapState } from '../mapStates.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';

/** A model with its name, and the number of its devices in view. */
export interface LegendModel {
  readonly model: string;
  readonly title: string;
  readonly count: number | undefined;
}

interface MapLegendProps {
  readonly filter: DeviceFilter;
  readonly stateCounts: Readonly<Record<MapState, number>>;
  readonly models: readonly LegendModel[];
  /** Whether domains or groups are in view, with a ring of their states. */
  readonly hasRings: boolean;
  readonly onChange: (filter: DeviceFilter) => void;
}

const LAMP_OPTIONS = ['all', 'lit', 'dark'] as const;

/** What the shapes and icons mean, how many of each are in view, and which are shown. */
export const MapLegend = ({ filter, stateCounts, models, hasRings, onChange }: MapLegendProps) => {
  const translate = useTranslate();
  const { states = MAP_STATES, models: shownModels = models.map(({ model }) => model) } = filter;
  // A filter is a navigation, which is rendered later: a second press may come before it.
  const latestFilter = useRef(filter);
  useLayoutEffect(() => {
    latestFilter.current = filter;
  }, [filter]);
  const change = (parts: DeviceFilter) => {
    latestFilter.current = { ...latestFilter.current, ...parts };
    onChange(latestFilter.current);
  };
  const isFiltered =
    filter.states !== undefined || filter.models !== undefined || filter.lit !== undefined;
  return (
    <section className="map-legend" aria-label={translate('map.legend')}>
      <header className="row spread">
        <h2 className="type-14 semibold">{translate('map.legend.show')}</h2>
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
          <li key={state}>
            <label className="map-legend-row row gap-10">
              <span className="checkbox">
                <input
                  type="checkbox"
                  checked={states.includes(state)}
                  onChange={({ target: { checked } }) =>
                    change({
                      states: toggle(
                        MAP_STATES,
                        latestFilter.current.states ?? MAP_STATES,
                        state,
                        checked,
                      ),
                    })
                  }
                />
              </span>
              <StateGlyph state={state} size={14} />
              <span className="grow">{translate(`map.state.${state}`)}</span>
              <span className="text-3 tabular">
                <FormattedNumber value={stateCounts[state]} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hasRings && (
        <p className="map-legend-note text-3 type-12">{translate('map.legend.rings')}</p>
      )}
      <div className="map-legend-lamps row spread">
        <span>{translate('map.legend.lamps')}</span>
        <SegmentedControl
          label={translate('map.legend.lamps')}
          value={filter.lit === undefined ? 'all' : filter.lit ? 'lit' : 'dark'}
          options={LAMP_OPTIONS.map(name => ({ name, label: translate(`map.legend.${name}`) }))}
          onChange={name => change({ lit: name === 'all' ? undefined : name === 'lit' })}
        />
      </div>
      <ul className="map-legend-models">
        {models.map(({ model, title, count }) => (
          <li key={model}>
            <label className="map-legend-row row gap-10">
              <span className="checkbox">
                <input
                  type="checkbox"
                  checked={shownModels.includes(model)}
                  onChange={({ target: { checked } }) =>
                    change({
                      models: toggle(
                        models.map(each => each.model),
                        latestFilter.current.models ?? models.map(each => each.model),
                        model,
                        checked,
                      ),
                    })
                  }
                />
              </span>
              <Icon name={getDeviceIcon(model)} />
              <span className="grow">{title}</span>
              {count !== undefined && (
                <span className="text-3 tabular">
                  <FormattedNumber value={count} />
                </span>
              )}
            </label>
          </li>
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
