import { isOfDocuments } from '../../data/isOfDocuments.ts';
import { both, hasModule, mayEnter } from '../../domain/modules.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { assetManage } from './assetManage.ts';
import { type Line, captionOf, listOf, ruleAt } from './rules.ts';
import type { Facts, SectionRules } from './Section.ts';
import { smartLight } from './smartLight.ts';
import { systemOperation } from './systemOperation.ts';

/** One row of the table: a section, its module, and its lines for what is known of the person and the city. */
interface Row {
  readonly path: string;
  readonly module?: string;
  readonly icon: IconName;
  readonly hasSidebar: boolean;
  readonly sameAs?: string;
  readonly lines: (facts: Facts) => readonly Line[];
}

/** Every section of the console, in the order of menus. @see spec A2 (SHELL-17 to SHELL-23, SHELL-29) */
const rows: readonly Row[] = [
  {
    path: '/smartLight',
    module: 'smartLight',
    icon: 'lightControl',
    hasSidebar: true,
    lines: smartLight,
  },
  {
    path: '/light',
    module: 'light',
    icon: 'light',
    hasSidebar: true,
    lines: () => [
      {
        name: 'statistics',
        icon: 'chart',
        screen: { kind: 'own', name: 'energyStatistics' },
      },
    ],
  },
  {
    path: '/systemOperation',
    module: 'maintenance',
    icon: 'wrench',
    hasSidebar: true,
    lines: systemOperation,
  },
  {
    path: '/assetManage',
    module: 'asset',
    icon: 'collection',
    hasSidebar: true,
    lines: assetManage,
  },
  {
    path: '/domainManage',
    module: 'domain',
    icon: 'tree',
    hasSidebar: true,
    lines: () => [
      {
        name: 'domainEdit',
        icon: 'tree',
        children: [
          { name: 'list', screen: listOf('domains') },
          { name: 'topology', screen: { kind: 'resource', resource: 'domains', as: 'tree' } },
        ],
      },
      { name: 'mapPreview', icon: 'map', screen: { kind: 'own', name: 'domainMap' } },
    ],
  },
  {
    path: '/reporterManage',
    module: 'report',
    icon: 'chart',
    hasSidebar: true,
    lines: () => [
      { name: 'stat', icon: 'chart', screen: { kind: 'reading', operation: 'getStatReport' } },
      { name: 'device', icon: 'list', screen: { kind: 'reading', operation: 'getDeviceReport' } },
    ],
  },
  {
    path: '/mediaPublish',
    module: 'publish',
    icon: 'glasses',
    hasSidebar: true,
    lines: facts => [
      {
        name: 'statistics',
        icon: 'chart',
        screen: { kind: 'reading', operation: 'getMediaStatistics' },
      },
      {
        name: 'projects',
        icon: 'stack',
        screen: listOf('projects'),
        // Where the first project is made, so that it cannot wait for one: both modules are enough.
        may: both(
          mayEnter('publish', facts.visitor, facts),
          hasModule('project', facts.visitor, facts.mode),
        ),
      },
    ],
  },
  {
    path: '/playProject',
    module: 'project',
    icon: 'stack',
    hasSidebar: false,
    lines: () => [{ name: '', screen: listOf('projects') }],
  },
  {
    path: '/playerProject',
    sameAs: '/playProject',
    module: 'project',
    icon: 'stack',
    hasSidebar: false,
    // Other addresses of the same page. @see spec B2 (SHELL-21)
    lines: () => [
      {
        name: 'index',
        caption: 'section.playProject',
        screen: listOf('projects'),
        isListed: false,
      },
      { name: '', caption: 'section.playProject', screen: listOf('projects'), isListed: false },
    ],
  },
  {
    path: paths.users,
    module: 'permission',
    icon: 'shield',
    hasSidebar: false,
    lines: () => [
      { name: '', screen: { kind: 'own', name: 'users' } },
      { name: 'matrix', screen: { kind: 'own', name: 'matrix' } },
    ],
  },
  {
    path: paths.errorReference,
    icon: 'help',
    hasSidebar: false,
    lines: () => [{ name: '', screen: { kind: 'own', name: 'errorReference' } }],
  },
  {
    path: paths.data,
    icon: 'layers',
    hasSidebar: false,
    lines: () => [{ name: '', screen: { kind: 'own', name: 'data' } }],
  },
];

/** What there is without a city. */
const ANYWHERE: readonly string[] = [paths.data, paths.users, paths.errorReference];

/** Documents from elsewhere have resources, and no city. */
const there = isOfDocuments ? rows.filter(({ path }) => ANYWHERE.includes(path)) : rows;

const made = new WeakMap<Facts, readonly SectionRules[]>();

/** Every section with what is decided of it so far, whoever the visitor is. Made once for the same facts. */
export function rulesFor(facts: Facts): readonly SectionRules[] {
  const rules = made.get(facts) ?? there.map(row => rulesOf(row, facts));
  made.set(facts, rules);
  return rules;
}

function rulesOf({ lines, ...row }: Row, facts: Facts): SectionRules {
  const may = row.module === undefined || mayEnter(row.module, facts.visitor, facts);
  return {
    ...row,
    caption: captionOf(row.path.slice(1)),
    nodes: lines(facts).map(line => ruleAt(row.path, line, may)),
  };
}
