import { expect, it } from 'vitest';

import { KNOWN_MODELS } from '../../src/app/sections/knownModels.ts';
import { getAssetTabs } from '../../src/features/assets/detail/assetTabs.ts';
import type { Domain } from '../../src/features/domains/Domain.ts';
import { getDomainTabs } from '../../src/features/domains/page/domainTabs.ts';
import { TAB_PATHS } from '../e2e/support/screens/recordPaths.ts';

/** The feature of the firmware provides a tab. */
const providedTabs = { firmware: () => null };

const domain: Domain = { id: '5f1e0000000000000000d002', name: '江南区', level: 2 };

const getNames = (tabs: readonly { readonly name: string }[]) => tabs.map(({ name }) => name);

/** Returns the names of the tabs in the paths that match, each with the first group of the match. */
const findTabs = (path: RegExp) =>
  TAB_PATHS.flatMap(tabPath => {
    const match = path.exec(tabPath);
    return match ? [[match[1]!, new URL(tabPath, 'https://x').searchParams.get('tab')!]] : [];
  });

it('the browser walks visit each tab of a device, at a device that has it [UX-10/records]', () => {
  const visited = findTabs(/^\/data\/assets\/([A-Z]+)\d+\/show\?/u);
  for (const [model, tab] of visited)
    expect(getNames(getAssetTabs(model!.toLowerCase(), providedTabs))).toContain(tab);
  const all = KNOWN_MODELS.flatMap(({ model }) => getNames(getAssetTabs(model, providedTabs)));
  expect(new Set(visited.map(([, tab]) => tab))).toEqual(new Set(all));
});

it('the browser walks visit each tab of a domain [UX-10/records]', () => {
  const visited = findTabs(/^\/domainManage\/domainEdit\/list\/([0-9a-f]+)\/show\?/u);
  // The first tab is the page without a parameter, which is among the record paths.
  expect(visited.map(([, tab]) => tab)).toEqual(getNames(getDomainTabs(domain)).slice(1));
});

it('every path is that of a tab which these tests know', () => {
  const known = /^\/(?:data\/assets|domainManage\/domainEdit\/list)\/\w+\/show\?tab=\w+$/u;
  expect(TAB_PATHS.filter(path => !known.test(path))).toEqual([]);
});
