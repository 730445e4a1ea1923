import { describe, expect, it } from 'vitest';

import { cardsFor, type ModuleCard } from './cards.ts';

const card = (key: string): ModuleCard => ({ key, title: { en: key, zh: key } });
const offered = ['asset', 'permission', 'report', 'visual', 'traffic', 'issues'].map(card);
const defaults = { guest: ['report', 'asset'] };
const plugin = (link: string) => ({ key: 'air', title: { en: 'Air', zh: '空气' }, link });
const keys = (cards: ReturnType<typeof cardsFor>) => cards.map(({ key }) => key);

describe('cardsFor', () => {
  it('shows an administrator every card, in the order of the platform', () => {
    expect(keys(cardsFor({ role: 'admin', modules: [] }, offered, null, []))).toEqual(
      offered.map(({ key }) => key),
    );
  });

  it('shows anybody else what the role has by default and the user has too, and static cards', () => {
    const guest = { role: 'guest', modules: ['report', 'permission'] };
    expect(keys(cardsFor(guest, offered, defaults, []))).toEqual(['report', 'visual', 'traffic']);
    expect(keys(cardsFor(guest, offered, null, []))).toEqual(['visual', 'traffic']);
  });

  it('links each module as the table of the specification does', () => {
    const links = cardsFor({ role: 'admin', modules: [] }, offered, null, []).map(c => c.link);
    expect(links).toEqual([
      '/assetManage/model',
      '/permissionManage',
      '/reporterManage/stat',
      '/',
      '',
      '',
    ]);
  });

  it('puts other products last, in a tab of their own, and never runs their link', () => {
    const nobody = { role: 'guest', modules: [] };
    const links = ['https://air.example.org/?lang={language}', '/air', 'javascript:alert(1)'];
    const cards = links.flatMap(link => cardsFor(nobody, [], null, [plugin(link)]));
    expect(cards.map(({ link }) => link)).toEqual([links[0], '/air', '']);
    expect(cards.every(({ newTab }) => newTab)).toBe(true);
  });

  it('draws a module that it does not know, going nowhere', () => {
    const [unknown] = cardsFor({ role: 'admin', modules: [] }, [card('constructor')], null, []);
    expect(unknown).toMatchObject({ icon: 'group', link: '' });
  });
});
