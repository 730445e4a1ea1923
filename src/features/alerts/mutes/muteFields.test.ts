import { describe, expect, it } from 'vitest';

import type { ListedAlert } from '../ListedAlert.ts';
import { buildMuteBody, getMuteFields } from './muteFields.ts';

const alert = {
  ...{ id: '1', asset_id: 'LAMP1', asset_name: 'Lamp 1', domain_id: 'street' },
  ...{ type: 'overCurrent', level: 2 },
} as unknown as ListedAlert;

const NOW = Date.UTC(2026, 10, 11, 18);
const ZONE = 'Asia/Shanghai';

describe('a mute from an alert', () => {
  it.each([
    ['device', { assetId: 'LAMP1' }],
    ['deviceType', { assetId: 'LAMP1', type: 'overCurrent' }],
    ['domain', { domainId: 'street' }],
    ['domainType', { domainId: 'street', type: 'overCurrent' }],
    ['type', { type: 'overCurrent' }],
  ])('of its %s [ALERT-14/mute]', (scope, target) => {
    expect(buildMuteBody(alert, { scope, hours: 4, reason: 'works' }, NOW, ZONE)).toEqual({
      ...target,
      reason: 'works',
      until: '2026-11-11T22:00:00.000Z',
    });
  });

  it('until a time of the user [ALERT-14/mute]', () => {
    const until = '2026-11-12T06:30:00.000Z';
    const values = { scope: 'type', hours: 0, until, reason: 'works' };
    expect(buildMuteBody(alert, values, NOW, ZONE).until).toBe(until);
  });

  it.each([
    ['Asia/Shanghai', '2026-11-11T18:00:00Z', '2026-11-12T00:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-12T00:00:00Z', '2026-11-13T00:00:00.000Z'],
    // Summer time ends in the night.
    ['Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T05:59:00Z', '2026-10-24T06:00:00.000Z'],
  ])('until 8:00 of the site: %s, %s [ALERT-14/mute]', (zone, now, until) => {
    const values = { scope: 'device', hours: 'morning', reason: 'works' };
    expect(buildMuteBody(alert, values, Date.parse(now), zone).until).toBe(until);
    expect(getMuteFields(alert, 'Street', false)[1]).toMatchObject({
      choices: [1, 2, 8, 'morning', 0].map(value => ({ value })),
    });
  });

  it.each([
    [false, ['device', 'deviceType', 'domain', 'domainType', 'type']],
    [true, ['device', 'deviceType', 'domain', 'domainType']],
  ])(
    'of its type everywhere is not offered to a user of some branches: %s [ALERT-14/mute]',
    (isLimited, scopes) => {
      const [scope] = getMuteFields(alert, 'Street', isLimited);
      expect(scope).toMatchObject({ choices: scopes.map(value => ({ value })) });
      expect('help' in scope!).toBe(isLimited);
    },
  );
});
