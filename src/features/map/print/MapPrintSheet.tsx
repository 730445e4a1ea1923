import './mapPrint.css';

import { useTranslate } from 'react-admin';

import { useReportAge } from '../../../data/useReportAge.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { LampColorList } from '../legend/LampColorList.tsx';
import { useFormatLampCounts } from '../legend/useFormatLampCounts.ts';
import { useLegendModels } from '../legend/useLegendModels.ts';
import { sortDevices } from '../inView/listSort.ts';
import { MAP_STATES } from '../mapStates.ts';
import { getLightLevel, isConnected } from '../queries/DevicesInView.ts';
import type { CityMapState } from '../useCityMap.ts';
import { useIncompleteMessage } from '../useIncompleteMessage.ts';

/** More rows need an export. */
const MAX_ROWS = 1000;

/** On paper, below the map: what is shown and what may be missing, the legend, and the selected devices. */
export const MapPrintSheet = ({ map }: { readonly map: CityMapState }) => {
  const incompleteMessage = useIncompleteMessage(map);
  return (
    <div className="map-print hidden">
      <PrintedFilter map={map} />
      {incompleteMessage !== undefined && <p>{incompleteMessage}</p>}
      <PrintedLegend map={map} />
      <PrintedSelection map={map} />
    </div>
  );
};

/** The filter of the legend as a sentence. */
const PrintedFilter = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const { filter } = map;
  const models = useLegendModels(undefined);
  const titles = new Map(models.map(({ model, title }) => [model, title]));
  const parts = [
    filter.states?.map(state => translate(`map.state.${state}`)).join(', '),
    filter.models?.map(model => titles.get(model) ?? model).join(', '),
    filter.lit === undefined
      ? undefined
      : `${translate('map.legend.lamps')}: ${translate(filter.lit ? 'map.legend.lit' : 'map.legend.dark')}`,
  ].filter(part => part !== undefined);
  return parts.length > 0 && <p>{translate('map.print.filter', { parts: parts.join('; ') })}</p>;
};

const PrintedLegend = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const formatLampCounts = useFormatLampCounts();
  const formatCount = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(count);
  const { level, inView } = map;
  const hasDevices = level.kind === 'devices' && inView.devices.length > 0;
  return (
    <>
      <ul className="map-print-legend print:mb-12 print:flex print:flex-wrap print:gap-x-20 print:gap-y-4">
        {MAP_STATES.map(state => (
          <li key={state}>
            <StateGlyph state={state} size={12} /> {translate(`map.state.${state}`)}{' '}
            {formatCount(map.stateCounts?.[state])}
          </li>
        ))}
      </ul>
      {map.lampCounts && (
        <p>
          {translate('map.legend.lamps')}: {formatLampCounts(map.lampCounts)}
        </p>
      )}
      {hasDevices && (
        <div className="map-print-legend print:mb-12 print:flex print:flex-wrap print:gap-x-20 print:gap-y-4">
          <LampColorList />
        </div>
      )}
      <PrintedModels map={map} />
    </>
  );
};

/** The icons of the models in view, with their counts where the platform has them. */
const PrintedModels = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const models = useLegendModels(map.modelCounts).filter(({ count = 0 }) => count > 0);
  if (models.length === 0) return null;
  return (
    <ul
      className="map-print-legend print:mb-12 print:flex print:flex-wrap print:gap-x-20 print:gap-y-4"
      aria-label={translate('map.print.models')}
    >
      {models.map(({ model, title, count = 0 }) => (
        <li key={model} className="inline-row gap-6">
          <Icon name={getDeviceIcon(model)} size={14} />
          {title} {formatNumber(count)}
        </li>
      ))}
    </ul>
  );
};

const PrintedSelection = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const isOld = useReportAge();
  const { selection, selectedDevice } = map;
  const single = selectedDevice ? [selectedDevice] : [];
  const devices = selection.ids.size ? selection.devices : single;
  const total = selection.ids.size || devices.length;
  if (total === 0) return null;
  const rows = sortDevices(devices).slice(0, MAX_ROWS);
  return (
    <section>
      <h2 className="type-14 font-semibold">
        {translate(rows.length < total ? 'map.print.limited' : 'map.print.selected', {
          smart_count: total,
          count: formatNumber(total),
          shown: formatNumber(rows.length),
        })}
      </h2>
      <table>
        <thead>
          <tr>
            {['name', 'id', 'state', 'level'].map(name => (
              <th key={name} align="left">
                {translate(`map.print.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(device => {
            const { id, name, status, reportTime } = device;
            const lightLevel = getLightLevel(device);
            return (
              <tr key={id}>
                <td>{name}</td>
                <td>{id}</td>
                <td>
                  <StateGlyph state={status} size={12} /> {translate(`map.state.${status}`)}
                  {isConnected(status) && isOld(reportTime) && ` · ${translate('report.old')}`}
                </td>
                <td>{lightLevel === undefined ? '' : `${formatNumber(lightLevel)} %`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
