import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { muteConsoleError, openConsole } from '../support/openConsole.tsx';
import { expectNoStoppedParts, replaceResponse, WRONG_VALUES } from '../support/faultyResponses.ts';
import { GATEWAY_ID, LAMP_ID } from '../support/testTown.ts';
import { sampleCases } from '../support/sampleCases.ts';
import { serveTestTown } from '../support/townConsole.ts';

interface Part {
  readonly name: string;
  readonly screen: string;
  readonly path: string;
  /** What belongs in the response. */
  readonly kind: 'list' | 'record' | 'count';
  /** The screen works without it, and shows no error. */
  readonly isSilent?: boolean;
  /** What is there all the same. */
  readonly rest: RegExp;
}

const FAILURE_TEXT =
  /^(?!Something went wrong).*(instead of data|where data belongs|count that is not a number)/u;

const parts: readonly Part[] = [
  {
    name: 'the whitelist of a gateway',
    ...{
      screen: `/data/assets/${GATEWAY_ID}/show?tab=relations`,
      path: 'core/assets/:id/whitelist',
    },
    ...{ kind: 'record', rest: /Whitelist/u },
  },
  {
    name: 'the status of the devices of a list',
    ...{ screen: '/assetManage/model/ssslc', path: 'core/statuses', kind: 'list' },
    isSilent: true,
    rest: new RegExp(LAMP_ID, 'u'),
  },
  {
    name: 'the domains of the tree',
    ...{ screen: '/domainManage/domainEdit/topology', path: 'core/domains', kind: 'list' },
    ...{ rest: /Domain/u },
  },
  {
    name: 'the root of the tree',
    ...{ screen: '/domainManage/domainEdit/topology', path: 'core/domains/root', kind: 'record' },
    isSilent: true,
    rest: /云泽市/u,
  },
  {
    name: 'the figures of the domains of a map',
    ...{ screen: '/domainManage/mapPreview', path: 'core/statistics/domains', kind: 'list' },
    isSilent: true,
    rest: /云泽市/u,
  },
  {
    name: 'the figures of a domain',
    ...{ screen: '/data/domains/west/show', path: 'core/domains/:id/statistic', kind: 'record' },
    ...{ rest: /西泽区/u },
  },
  {
    name: 'the upgrades under way',
    ...{
      screen: '/systemOperation/log/upgradeLog',
      path: 'core/logs/upgrade/count',
      kind: 'count',
    },
    ...{ rest: /Upgrade log/u },
  },
  {
    name: 'the history of a device',
    ...{ screen: `/data/assets/${LAMP_ID}/show?tab=history`, path: 'core/assets/:id/history' },
    ...{ kind: 'list', rest: /History/u },
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
  serveTestTown();
  muteConsoleError();
});

const numberedParts = parts.map((part, index) => ({ ...part, index }));

describe.each(numberedParts)('$name', ({ index, screen: url, path, kind, isSilent, rest }) => {
  it.each(sampleCases(wrongResponses, 4, index))(
    'shows that it received %s [REL-04]',
    async (_, response) => {
      replaceResponse(path, response);
      await openConsole(url);
      expect(await screen.findAllByText(rest)).not.toEqual([]);
      if (!isSilent) expect(await screen.findAllByText(FAILURE_TEXT)).not.toEqual([]);
      expectNoStoppedParts();
    },
  );

  it.each(sampleCases(WRONG_VALUES, 3, index))(
    'stays when every property is %s [REL-04]',
    async (_, value) => {
      const record = Object.fromEntries(PROPERTIES.map(name => [name, value]));
      replaceResponse(path, () => Response.json(kind === 'list' ? [record, null] : record));
      await openConsole(url);
      expect(await screen.findAllByText(rest)).not.toEqual([]);
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expectNoStoppedParts();
    },
  );
});
