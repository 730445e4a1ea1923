import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { expectRefusal, openConsole } from '../support/console.tsx';
import { expectWhole, replace, wrongValues } from '../support/faults.ts';
import { GATEWAY, LAMP } from '../support/town.ts';
import { serveTown } from '../support/townConsole.ts';

interface Part {
  readonly name: string;
  readonly screen: string;
  readonly path: string;
  /** What belongs in the response. */
  readonly is: 'list' | 'record' | 'count';
  /** The screen does without it, and says nothing. */
  readonly isSilent?: boolean;
  /** What is there all the same. */
  readonly rest: RegExp;
}

const WORDS =
  /^(?!Something went wrong).*(instead of data|where data belongs|count that is not a number)/u;

const parts: readonly Part[] = [
  {
    name: 'the whitelist of a gateway',
    ...{ screen: `/data/assets/${GATEWAY}/show?tab=relations`, path: 'core/assets/:id/whitelist' },
    ...{ is: 'record', rest: /Whitelist/u },
  },
  {
    name: 'the status of the devices of a list',
    ...{ screen: '/assetManage/model/ssslc', path: 'core/statuses', is: 'list' },
    isSilent: true,
    rest: new RegExp(LAMP, 'u'),
  },
  {
    name: 'the domains of the tree',
    ...{ screen: '/domainManage/domainEdit/topology', path: 'core/domains', is: 'list' },
    ...{ rest: /Domain/u },
  },
  {
    name: 'the root of the tree',
    ...{ screen: '/domainManage/domainEdit/topology', path: 'core/domains/root', is: 'record' },
    isSilent: true,
    rest: /云泽市/u,
  },
  {
    name: 'the figures of the domains of a map',
    ...{ screen: '/domainManage/mapPreview', path: 'core/statistics/domains', is: 'list' },
    isSilent: true,
    rest: /云泽市/u,
  },
  {
    name: 'the figures of a domain',
    ...{ screen: '/data/domains/west/show', path: 'core/domains/:id/statistic', is: 'record' },
    ...{ rest: /西泽区/u },
  },
  {
    name: 'the upgrades under way',
    ...{ screen: '/systemOperation/log/upgradeLog', path: 'core/logs/upgrade/count', is: 'count' },
    ...{ rest: /Upgrade log/u },
  },
  {
    name: 'the history of a device',
    ...{ screen: `/data/assets/${LAMP}/show?tab=history`, path: 'core/assets/:id/history' },
    ...{ is: 'list', rest: /History/u },
  },
];

const wrongResponses = [
  ['an empty response', () => new Response('')],
  ['null', () => Response.json(null)],
  ['a web page', () => new Response('<!doctype html>')],
  ['true', () => Response.json(true)],
] as const;

const PROPERTIES = ['ids', 'count', 'time', 'name', 'domainId', 'models', 'total', 'energy'];

beforeEach(() => {
  serveTown();
  expectRefusal();
});

describe.each(parts)('$name', ({ screen: address, path, is, isSilent, rest }) => {
  it.each(wrongResponses)('says that it received %s [REL-04]', async (_, response) => {
    replace(path, response);
    await openConsole(address);
    expect(await screen.findAllByText(rest)).not.toEqual([]);
    if (!isSilent) expect(await screen.findAllByText(WORDS)).not.toEqual([]);
    expectWhole();
  });

  it.each(wrongValues)('stays when every property is %s [REL-04]', async (_, value) => {
    const record = Object.fromEntries(PROPERTIES.map(name => [name, value]));
    replace(path, () => Response.json(is === 'list' ? [record, null] : record));
    await openConsole(address);
    expect(await screen.findAllByText(rest)).not.toEqual([]);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expectWhole();
  });
});
