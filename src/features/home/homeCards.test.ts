import { describe, expect, it } from 'vitest';

import type { Product, ModuleUser } from '../../domain/modules.ts';
import { buildHomeCards, type ModuleCardConfig, type HomeCardSources } from './homeCards.ts';

const card = (key: string): ModuleCardConfig => ({ key, title: { en: key, zh: key } });
const offered = ['asset', 'permission', 'report', 'visual', 'traffic', 'issues'].map(card);
const defaults = { guest: ['report', 'asset'] };
const plugin = (link: string) => ({ key: 'air', title: { en: 'Air', zh: '空气' }, link });
const SMART: Product = { mode: 'smartLight', hasProject: true };
const ADMIN: ModuleUser = { role: 'admin', modules: [] };

const cards = (visitor: ModuleUser, offer: Partial<HomeCardSources> = {}, product = SMART) =>
  buildHomeCards(visitor, product, {
    availableModules: offered,
    defaults: null,
    plugins: [],
    ...offer,
  });
const keys = (found: ReturnType<typeof buildHomeCards>) => found.map(({ key }) => key);

describe('cardsFor', () => {
  it('shows an administrator every card, in the order of the platform [SHELL-13]', () => {
    expect(keys(cards(ADMIN))).toEqual(offered.map(({ key }) => key));
  });

  it('shows other roles the defaults of the role that the user has too, and static and plugin cards [SHELL-13]', () => {
    const guest = { role: 'guest', modules: ['report', 'permission'] };
    const plugins = [plugin('/air')];
    expect(keys(cards(guest, { defaults, plugins }))).toEqual([
      ...['report', 'visual', 'traffic'],
      'plugin:air',
    ]);
    expect(keys(cards(guest))).toEqual(['visual', 'traffic']);
    expect(keys(cards({ role: 'constructor', modules: ['asset'] }, { defaults }))).toEqual([
      'visual',
      'traffic',
    ]);
  });

  it('shows every user the static cards that the platform lists, in every mode [SHELL-13]', () => {
    const statics = ['visual', 'traffic', 'test', 'star'];
    for (const mode of ['light', 'mediaPublish', 'smartLight'] as const) {
      const guestWithoutModules = { role: 'guest', modules: [] };
      const offer = { availableModules: statics.map(card), defaults };
      const found = cards(guestWithoutModules, offer, { mode, hasProject: false });
      expect(keys(found)).toEqual(statics);
      expect(found.map(({ link }) => link)).toEqual(['/', '', '', '']);
    }
  });

  it('takes the value of the platform while the defaults are pending', () => {
    const guest = { role: 'guest', modules: ['report', 'permission'] };
    expect(keys(cards(guest, { defaults: undefined }))).toEqual(['report', 'visual', 'traffic']);
  });

  it('links each module as the table of the specification does [SHELL-11]', () => {
    const table = {
      asset: '/assetManage/model',
      permission: '/permissionManage',
      maintenance: '/systemOperation/config',
      smartLight: '/smartLight/statistics',
      light: '/light/statistics',
      report: '/reporterManage/stat',
      publish: '/mediaPublish/statistics',
      project: '/playProject',
      visual: '/',
      domain: '/domainManage/domainEdit/list',
      ...{ issues: '', strategy: '', traffic: '', test: '', star: '' },
    };
    const links = new Map(
      (['light', 'mediaPublish', 'smartLight'] as const)
        .flatMap(mode =>
          cards(
            ADMIN,
            { availableModules: Object.keys(table).map(card) },
            { mode, hasProject: true },
          ),
        )
        .map(({ key, link }) => [key, link]),
    );
    expect(Object.fromEntries(links)).toEqual(table);
  });

  it('shows no module that the product mode does not have, whatever the platform lists [SHELL-16]', () => {
    const all = ['asset', 'light', 'smartLight', 'publish', 'project', 'strategy'].map(card);
    const shown = (mode: Product['mode']) =>
      keys(cards(ADMIN, { availableModules: all }, { mode, hasProject: true }));
    expect(shown('light')).toEqual(['asset', 'light', 'strategy']);
    expect(shown('mediaPublish')).toEqual(['asset', 'publish', 'project']);
    expect(shown('smartLight')).toEqual([
      ...['asset', 'smartLight', 'publish', 'project', 'strategy'],
    ]);
  });

  it('has no link where a guard would redirect: player projects before there is one', () => {
    const [none] = cards(
      ADMIN,
      { availableModules: [card('project')] },
      { ...SMART, hasProject: false },
    );
    expect(none).toMatchObject({ link: '', isEmpty: true });
    const [coming] = cards(
      ADMIN,
      { availableModules: [card('project')] },
      { ...SMART, hasProject: undefined },
    );
    expect(coming).toMatchObject({ link: '/playProject', isEmpty: false });
  });

  it('puts other products last, in a tab of their own, and never runs their link [SHELL-12]', () => {
    const guestWithoutModules = { role: 'guest', modules: [] };
    const links = ['https://air.example.org/?lang={language}', '/air', 'javascript:alert(1)'];
    const found = links.flatMap(link =>
      cards(guestWithoutModules, { availableModules: [], plugins: [plugin(link)] }),
    );
    expect(found.map(({ link }) => link)).toEqual([links[0], '/air', '']);
    expect(found.every(({ opensNewTab }) => opensNewTab)).toBe(true);
  });

  it('shows an unknown module, without a link', () => {
    const [unknown] = cards(ADMIN, { availableModules: [card('constructor')] });
    expect(unknown).toMatchObject({ icon: 'group', link: '' });
  });
});
