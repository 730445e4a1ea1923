import type { RouteDefinition } from './routeRules.ts';
import { createDeviceListScreen, createListScreen } from './routeRules.ts';
import { getModelTitle } from './knownModels.ts';
import type { RouteContext, ScreenDefinition } from './NavSection.ts';

/** assetManage: one list and one statistics page for each model. @see SHELL-17 */
export const buildAssetManageRoutes = (context: RouteContext): readonly RouteDefinition[] => [
  {
    ...buildModelGroup('model', createDeviceListScreen, context),
    icon: 'collection',
    // The specification excludes `modelssipat` from this group.
    children: buildModelRoutes(context, createDeviceListScreen).filter(
      ({ name }) => name !== 'ssipat',
    ),
  },
  { ...buildModelGroup('statistics', createModelStatisticsScreen, context), icon: 'chart' },
  { name: 'modelTypes', icon: 'file', screen: createListScreen('modelTypes') },
];

const buildModelGroup = (
  name: string,
  getScreen: (model: string) => ScreenDefinition,
  context: RouteContext,
): RouteDefinition => ({
  name,
  isLoading: context.models === undefined,
  children: buildModelRoutes(context, getScreen),
  resolveOther: model => ({ caption: getModelTitle(model, context), screen: getScreen(model) }),
});

const buildModelRoutes = (
  { models = [] }: RouteContext,
  getScreen: (model: string) => ScreenDefinition,
) =>
  models.map(({ model, title }): RouteDefinition => ({
    name: model,
    caption: title,
    screen: getScreen(model),
  }));

/** The statistics page of a model. */
const createModelStatisticsScreen = (model: string): ScreenDefinition => ({
  kind: 'own',
  name: 'modelStatistics',
  of: model,
});
