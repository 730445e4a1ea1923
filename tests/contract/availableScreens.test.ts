// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { getRoleModules, SEEDED_ROLES } from '../../mocks/city/seededAccounts.ts';
import { listScreenPaths } from '../../src/app/sections/listSections.ts';
import type { RouteContext, ScreenDefinition } from '../../src/app/sections/NavSection.ts';
import { type AccessSubject, getDenial } from '../../src/data/access.ts';
import { PRODUCT_MODES, type ProductMode } from '../../src/domain/modules.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { services } from '../../src/generated/services.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

const operations = Object.values(services).flatMap(service =>
  Object.values<OperationDescriptor>(service.operations),
);
const operation = (id: string) => operations.find(each => each.id === id);
const resource = (name: string) =>
  Object.values<ResourceDescriptor>(resources).find(each => each.name === name);

/** The calls without one of which a screen shows nothing; each list is a call and what would do instead. */
function needsOf(
  screen: ScreenDefinition,
): readonly (readonly (OperationDescriptor | undefined)[])[] {
  switch (screen.kind) {
    case 'resource':
      return [[resource(screen.resource)?.verbs.list]];
    case 'import': {
      const { verbs, imports } = resource(screen.resource)!;
      return [[verbs.create, verbs.update, imports?.operation].filter(each => each !== undefined)];
    }
    case 'settings':
      return [[operation(screen.read)]];
    case 'report':
      return [[operation(screen.operation)]];
    case 'own':
      return OWN[screen.name].map(id => [operation(id)]);
  }
}

/** What the screens that are written by hand call first. */
const OWN: Readonly<Record<Extract<ScreenDefinition, { kind: 'own' }>['name'], readonly string[]>> =
  {
    users: ['listUsers'],
    domainMap: ['listDomains'],
    map: ['getDomainMarkers'],
    lightStatistics: ['listAssets'],
    energyStatistics: ['listAssets'],
    modelStatistics: ['listAssets'],
    publishingStatistics: ['getMediaStatistics'],
    // These read the documents, and no record.
    ...{ matrix: [], errorReference: [], data: [] },
  };

const everyModule = [...new Set(SEEDED_ROLES.flatMap(getRoleModules))];
const people = SEEDED_ROLES.flatMap(role =>
  [everyModule, getRoleModules(role), ...everyModule.map(module => [module]), []].map(
    (modules): AccessSubject => ({ userId: 'me', role, modules }),
  ),
);

const factsOf = (visitor: AccessSubject, mode: ProductMode): RouteContext => ({
  ...{ visitor, mode, hasProject: true, lumen: true, peopleLight: true },
  models: ['ssgw', 'ssslc', 'sspole', 'sscam', 'ssads', 'ssipat', 'sssap'].map(model => ({
    ...{ model, title: model },
  })),
});

it('offers a screen only to roles that may open it: every role, every module, every entry of the menus and the palette [SEC-07/matrix]', () => {
  const wrong = people.flatMap(visitor =>
    PRODUCT_MODES.flatMap(mode =>
      listScreenPaths(factsOf(visitor, mode)).flatMap(({ path, node }) => {
        const needs = node?.screen ? needsOf(node.screen) : [];
        return needs
          .filter(some => !some.some(each => each && !getDenial(visitor, each.permission)))
          .map(([each]) => `${visitor.role} (${visitor.modules.join()}) ${path}: ${each?.id}`);
      }),
    ),
  );
  expect([...new Set(wrong)]).toEqual([]);
});
