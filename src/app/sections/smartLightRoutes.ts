import { type RouteDefinition, createDeviceListScreen, createListScreen } from './routeRules.ts';
import type { RouteContext } from './NavSection.ts';

/** The models with a list here. @see SHELL-22 */
const LISTED_MODELS = ['ssipat', 'ssslc', 'ssads', 'ssgw', 'sscam'];

/** smartLight: statistics, the map, a list for each model, and their controls. */
export const buildSmartLightRoutes = (context: RouteContext): readonly RouteDefinition[] => [
  {
    name: 'statistics',
    icon: 'chart',
    screen: { kind: 'own', name: 'lightStatistics' },
  },
  {
    name: 'map',
    icon: 'map',
    screen: { kind: 'own', name: 'map' },
  },
  buildListRoute(context),
  buildControlRoute(context),
];

const buildListRoute = ({ models }: RouteContext): RouteDefinition => ({
  name: 'list',
  icon: 'list',
  isLoading: models === undefined,
  children: (models ?? [])
    .filter(({ model }) => model !== 'sspole')
    .map(({ model, title }) => ({
      name: model,
      caption: title,
      screen: createDeviceListScreen(model),
    })),
  resolveOther: name => {
    if (LISTED_MODELS.includes(name))
      return { caption: `section.model.${name}`, screen: createDeviceListScreen(name) };
    // The platform configuration may still include it.
    return (
      models && { caption: 'section.smartLight.list.other', screen: createListScreen('assets') }
    );
  },
});

/** One screen at both routes, which opens with the strategies by the clock or by the sun. */
const timedStrategiesScreen = createListScreen('strategies', { kind: ['time', 'latlng'] });

const buildControlRoute = ({ lumen }: RouteContext): RouteDefinition => ({
  name: 'control',
  icon: 'sunset',
  defaultChild: 'scene',
  children: [
    ...['time', 'latlng'].map(kind => ({
      name: kind,
      screen: timedStrategiesScreen,
      defaultFilter: { kind: { inq: [kind] } },
    })),
    {
      name: 'light',
      screen: createListScreen('strategies', { kind: 'lumen' }),
      // Without sensors, only the navigation entry is missing, not the route.
      isListed: lumen === true,
    },
    { name: 'group', screen: createListScreen('groups') },
    { name: 'scene', screen: createListScreen('scenes') },
  ],
});
