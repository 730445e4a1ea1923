import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, session, signIn } from '../support/mediaCity.ts';
import { add, media, openMediaPlatform, playable, read } from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

describe('a program', () => {
  const time = (hour: number) => ({ hour, minute: 0, second: 0, milliseconds: 0 });

  it('starts with the default values [MEDIA-07/plans]', async () => {
    const { program } = await playable();
    const today = { year: 2026, month: 11, day: 12 };
    const midnight = { hour: 0, minute: 0, second: 0, milliseconds: 0 };
    expect(program).toMatchObject({
      type: 'playerPlan',
      dateRange: { dateBegin: today, dateEnd: today },
      week: 0,
      timeRange: { timeBegin: midnight, timeEnd: { ...midnight, second: 1 } },
      playMode: 2,
      playTimes: 1,
      pause: false,
      interval: 0,
    });
  });

  it.each([
    ['2026-11-12T15:59:59.999Z', { year: 2026, month: 11, day: 12 }],
    ['2026-11-12T16:00:00.000Z', { year: 2026, month: 11, day: 13 }],
    ['2026-12-31T18:47:00.000Z', { year: 2027, month: 1, day: 1 }],
  ])('starts on the day that the city has at %s', async (moment, today) => {
    session.now = Date.parse(moment);
    session.token = await signIn('device_admin');
    const { program } = await playable();
    expect(program.dateRange).toMatchObject({ dateBegin: today, dateEnd: today });
  });

  it('may be played through midnight', async () => {
    const { programs } = await playable();
    const timeRange = { timeBegin: time(22), timeEnd: time(2), enableFlag: true };
    const { id } = await add(programs, { name: '夜间', type: 'timingPlan', timeRange });
    expect(await read(`${programs}/${id}`)).toMatchObject({ timeRange });
  });

  it('is stored with every field', async () => {
    const { programs } = await playable();
    const json = {
      name: '周末',
      type: 'cyclePlan',
      dateRange: {
        dateBegin: { year: 2028, month: 2, day: 29 },
        dateEnd: { year: 2028, month: 2, day: 29 },
        enableFlag: true,
      },
      week: 65,
      timeRange: {
        timeBegin: { hour: 18, minute: 30, second: 0, milliseconds: 0 },
        timeEnd: { hour: 18, minute: 30, second: 0, milliseconds: 1 },
        enableFlag: true,
      },
      pause: true,
      interval: 1_000,
      playMode: 1,
      playDuration: 60_000,
      playTimes: 3,
    };
    const { id } = await add(programs, json);
    expect(await read(`${programs}/${id}`)).toMatchObject(json);
  });

  const day = (year: number, month: number, date: number) => ({ year, month, day: date });
  const dates = (dateBegin: object, dateEnd: object) => ({
    dateRange: { dateBegin, dateEnd, enableFlag: true },
  });
  it.each([
    ['a day that is none', dates(day(2026, 2, 29), day(2026, 3, 1)), ['/dateRange/dateBegin']],
    [
      'an end before the beginning',
      dates(day(2026, 3, 2), day(2026, 3, 1)),
      ['/dateRange/dateEnd'],
    ],
    [
      'times that are over at once',
      { timeRange: { timeBegin: time(8), timeEnd: time(8), enableFlag: true } },
      ['/timeRange/timeEnd'],
    ],
  ])('has no %s', async (_, json, paths) => {
    const { programs, program } = await playable();
    const made = await media('POST', programs, {
      json: { name: '错', type: 'playerPlan', ...json },
    });
    expect(made).toMatchObject(matchHttpError(422, 69, ...paths));
    expect(await media('PATCH', `${programs}/${program.id}`, { json })).toMatchObject(
      matchHttpError(422, 69, ...paths),
    );
  });
});
