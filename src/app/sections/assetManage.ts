import type { Line } from './rules.ts';
import { devicesOf, listOf } from './rules.ts';
import { titleOf } from './models.ts';
import type { Facts, Screen } from './Section.ts';

/** /assetManage: one list and one set of figures for each model. @see spec A2 (SHELL-17) */
export const assetManage = (facts: Facts): readonly Line[] => [
  {
    ...kind('model', devicesOf, facts),
    icon: 'collection',
    // The source takes `modelssipat` out of this group.
    children: childrenOf(facts, devicesOf).filter(({ name }) => name !== 'ssipat'),
  },
  { ...kind('statistics', figuresOf, facts), icon: 'chart' },
  { name: 'modelTypes', icon: 'file', screen: listOf('modelTypes') },
];

const kind = (name: string, screenOf: (model: string) => Screen, facts: Facts): Line => ({
  name,
  isComing: facts.models === undefined,
  children: childrenOf(facts, screenOf),
  other: model => ({ caption: titleOf(model, facts), screen: screenOf(model) }),
});

const childrenOf = ({ models = [] }: Facts, screenOf: (model: string) => Screen) =>
  models.map(({ model, title }): Line => ({
    name: model,
    caption: title,
    screen: screenOf(model),
  }));

/** The devices of a model in figures. */
const figuresOf = (model: string): Screen => ({ kind: 'own', name: 'modelStatistics', of: model });
