import { normalizeDeviceId, validateDeviceId } from '../../../domain/deviceId.ts';
import { type LatLng, parseLatLng } from '../../../domain/latLng.ts';
import { isInRange, toNumber } from '../../../domain/numbers.ts';
import { MAX_SEARCH_LENGTH } from '../../../resources/mapSearch/searchLimits.ts';
import { LIST_SORTS, type ListSort } from '../inView/listSort.ts';
import type { MapState } from '../mapStates.ts';
import type { SelectionStep } from '../selection/SelectionStep.ts';
import { formatLayers, type GroundLayerName, LIST_SEPARATOR, parseLayers } from './layersUrl.ts';
import { DOMAIN_ID, formatSelection, parseSelection, parseStates } from './selectionUrl.ts';

/** The parsed URL of the map. An absent part has its default. */
export interface MapUrl {
  readonly view?: { readonly lat: number; readonly lng: number; readonly zoom: number };
  readonly layer?: GroundLayerName;
  /** The devices are not shown. */
  readonly hidesDevices?: true;
  /** The states that are shown; absent: all. */
  readonly states?: readonly MapState[];
  /** The models that are shown; absent: all. */
  readonly models?: readonly string[];
  /** Only lit lamps, or only dark ones. */
  readonly lit?: boolean;
  /** The order of the list next to the map; absent: the worst first. */
  readonly sort?: ListSort;
  /** The domain that the map is scoped to; absent: all of them. */
  readonly domainId?: string;
  readonly selectedId?: string;
  /** A searched position. */
  readonly pin?: LatLng;
  /** The selection of several devices. */
  readonly selection?: readonly SelectionStep[];
  /** The text of the search box. */
  readonly search?: string;
  /** The page of its results, from 1. */
  readonly page?: number;
}

/** A part of the URL that is not usable. */
export interface RejectedMapParam {
  readonly name: string;
  readonly value: string;
}

/** The limits that a URL is checked against. */
export interface MapUrlLimits {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Whether there are devices of a model. */
  readonly isModel: (model: string) => boolean;
}

/**
 * Parses the search parameters of the map. Each part is checked on its own; a part that is not usable has its default.
 *
 * @returns the parts, and the rejected ones with their names
 * @see MAP-08
 */
export function parseMapUrl(
  params: URLSearchParams,
  limits: MapUrlLimits,
): { readonly url: MapUrl; readonly rejected: readonly RejectedMapParam[] } {
  const rejected: RejectedMapParam[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined) => {
    const text = params.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) rejected.push({ name, value: text });
    return value;
  };
  const lat = read('lat', text => parseDegrees(text, 90));
  const lng = read('lng', text => parseDegrees(text, 180));
  const zoom = read('zoom', text => parseZoom(text, limits));
  const position = parseLatLng({ lat, lng });
  if (rejected.length === 0) rejected.push(...listPartialView(params));
  // A link names the model of its device too; the id is enough to find it. @see MAP-09
  read('model', text => parseModels(text, limits));
  const url = omitUndefined({
    view: position && zoom !== undefined ? { ...position, zoom } : undefined,
    ...read('layer', parseLayers),
    states: read('states', parseStates),
    models: read('models', text => parseModels(text, limits)),
    lit: read('lit', text => ({ true: true, false: false })[text]),
    sort: read('sort', text => LIST_SORTS.find(sort => sort === text)),
    domainId: read('domain', text => (DOMAIN_ID.test(text) ? text : undefined)),
    selectedId: read('id', parseDeviceId),
    pin: read('pin', parsePin),
    selection: read('select', parseSelection),
    search: read('q', text => (text.length <= MAX_SEARCH_LENGTH ? text : undefined)),
    page: read('page', text => (/^[1-9]\d{0,5}$/u.test(text) ? Number(text) : undefined)),
  });
  return { url, rejected };
}

/** Returns the parts of a view that has not all of them: half a view would be another one. */
function listPartialView(params: URLSearchParams): readonly RejectedMapParam[] {
  const parts = ['lat', 'lng', 'zoom'].flatMap(name => {
    const value = params.get(name);
    return value === null ? [] : [{ name, value }];
  });
  return parts.length < 3 ? parts : [];
}

const parseDegrees = (text: string, max: number) =>
  isInRange(text, -max, max) ? toNumber(text) : undefined;

const parseZoom = (text: string, { minZoom, maxZoom }: MapUrlLimits) =>
  isInRange(text, minZoom, maxZoom) ? toNumber(text) : undefined;

function parseModels(text: string, { isModel }: MapUrlLimits): readonly string[] | undefined {
  const models = text.split(LIST_SEPARATOR);
  return models.every(isModel) ? models : undefined;
}

function parseDeviceId(text: string): string | undefined {
  const id = normalizeDeviceId(text.trim());
  return validateDeviceId(id) === undefined ? id : undefined;
}

function parsePin(text: string): LatLng | undefined {
  const [lat = '', lng = '', ...others] = text.split(LIST_SEPARATOR);
  return others.length === 0 ? parseLatLng({ lat: toNumber(lat), lng: toNumber(lng) }) : undefined;
}

type WithoutUndefined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

const omitUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Values>;

/** A tenth of a metre. */
const POSITION_DECIMALS = 6;
const ZOOM_DECIMALS = 2;

/** Formats the search parameters of the map, in a fixed order, so that one view has one URL. */
export function formatMapUrl({ view, ...url }: MapUrl): URLSearchParams {
  const values = {
    lat: view && roundDegrees(view.lat),
    lng: view && roundDegrees(view.lng),
    zoom: view && roundTo(view.zoom, ZOOM_DECIMALS),
    layer: formatLayers(url),
    states: url.states?.join(LIST_SEPARATOR),
    models: url.models?.join(LIST_SEPARATOR),
    lit: url.lit,
    sort: url.sort === 'worst' ? undefined : url.sort,
    domain: url.domainId,
    id: url.selectedId,
    pin: url.pin && [url.pin.lat, url.pin.lng].map(roundDegrees).join(LIST_SEPARATOR),
    select: url.selection?.length ? formatSelection(url.selection) : undefined,
    q: url.search || undefined,
    page: url.page === 1 ? undefined : url.page,
  };
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

const roundDegrees = (degrees: number) => roundTo(degrees, POSITION_DECIMALS);

const roundTo = (value: number, decimals: number) => Number(value.toFixed(decimals));
