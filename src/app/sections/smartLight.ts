import { type Line, devicesOf, listOf } from './rules.ts';
import type { Facts } from './Section.ts';

/** The models that have a list of their own here. @see spec A2 (SHELL-22) */
const LISTED = ['ssipat', 'ssslc', 'ssads', 'ssgw', 'sscam'];

/** /smartLight: figures, the map, a list for each model, and what controls them. */
export const smartLight = (facts: Facts): readonly Line[] => [
  {
    name: 'statistics',
    icon: 'chart',
    screen: { kind: 'own', name: 'lightStatistics' },
  },
  {
    name: 'map',
    icon: 'map',
    screen: { kind: 'resource', resource: 'assets', narrowedBy: ['id', 'model'] },
  },
  list(facts),
  control(facts),
];

const list = ({ models }: Facts): Line => ({
  name: 'list',
  icon: 'list',
  isComing: models === undefined,
  children: (models ?? [])
    .filter(({ model }) => model !== 'sspole')
    .map(({ model, title }) => ({ name: model, caption: title, screen: devicesOf(model) })),
  other: name => {
    if (LISTED.includes(name)) return { caption: `section.model.${name}`, screen: devicesOf(name) };
    // The platform may still come to offer it.
    return models && { caption: 'section.smartLight.list.other', screen: listOf('assets') };
  },
});

/** The same strategies at both addresses: by the clock and by the sun. */
const timed = listOf('strategies', { kind: ['time', 'latlng'] });

const control = ({ lumen }: Facts): Line => ({
  name: 'control',
  icon: 'sunset',
  start: 'scene',
  children: [
    { name: 'time', screen: timed },
    { name: 'latlng', screen: timed },
    {
      name: 'light',
      screen: listOf('strategies', { kind: 'lumen' }),
      // Without sensors it is the entry that is missing, not the address.
      isListed: lumen === true,
    },
    { name: 'group', screen: listOf('groups') },
    { name: 'scene', screen: listOf('scenes') },
  ],
});
