import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { film, list, NORTH, on, openPlayerTown, read, SOUTH, town } from '../support/playerTown.ts';
import { matchTownError } from '../support/testTown.ts';

beforeEach(openPlayerTown);

describe('the players of all displays', () => {
  it('are listed with their displays and projects, offline ones too [MEDIA-12/offline]', async () => {
    const [north, south] = await list({ where: { assetId: { inq: [NORTH, SOUTH] } } });
    expect(north).toEqual({
      ...{ id: 'p1', name: '正面', assetId: NORTH, assetName: '屏 1', domainId: 'west-road' },
      ...{ model: 'ssads', width: 192, height: 384, online: true, activeProjectId: 'film' },
      projects: [{ ...film, name: '夜景' }],
      pending: [],
    });
    expect(south).toMatchObject({ id: 'p2', online: false, projects: [] });
    expect(south).not.toHaveProperty('activeProjectId');
  });

  it('are filtered by what they are now, sorted, paged and counted', async () => {
    const ids = async (filter: object) => (await list(filter)).map(({ id }) => id);
    const count = async (where: object) =>
      (await town.call('GET', '/players/count', { where })).body;
    expect(await ids({ where: { online: true } })).toEqual(['p1']);
    expect(await ids({ where: { assetName: { like: '屏 2' } } })).toEqual(['p2']);
    expect(await ids({ where: { domainId: 'west-road' } })).toEqual(['p1']);
    expect(await ids({ where: { activeProjectId: 'film' }, order: ['id DESC'] })).toEqual(['p1']);
    expect(await ids({ order: ['id ASC'], limit: 1, offset: 1 })).toEqual(['p2']);
    expect(await count({})).toEqual({ count: 2 });
    expect(await count({ online: false })).toEqual({ count: 1 });
  });

  it('are those of the domains of the user [USER-19/platform]', async () => {
    await town.signInAs('operator');
    const domains = (await list()).map(({ domainId }) => domainId);
    expect(domains).toEqual(['west-road', 'east-road']);
    await town.signInAs('admin');
    await town.call('PATCH', `/assets/${SOUTH}`, { json: { domainId: 'east' } });
    await town.signInAs('operator');
    expect((await list()).map(({ id }) => id)).toEqual(['p1']);
  });
});

describe('a program', () => {
  const insert = async (json: object) =>
    town.call('POST', `${on(NORTH, 'p1')}/insertion`, { json });

  it('of a published project is inserted for a time, as a text is', async () => {
    const program = { projectId: 'film', programId: 'full', duration: 60 };
    expect(await insert(program)).toMatchObject({ status: 200, body: { insertion: program } });
    town.advanceClock(59);
    expect(await read('p1')).toMatchObject({ insertion: program });
    town.advanceClock(1);
    expect(await read('p1')).not.toHaveProperty('insertion');
    const text = { text: '前方施工', duration: 60 };
    expect(await insert(text)).toMatchObject({ status: 200, body: { insertion: text } });
  });

  it('is one of the published version, when the project has changed since', async () => {
    const created = await town.media('POST', '/projects/film/programs', {
      json: { name: '新', type: 'playerPlan' },
    });
    const { id: programId } = created.body as Row;
    expect(await town.media('DELETE', '/projects/film/programs/full')).toMatchObject({
      status: 200,
    });
    const program = { projectId: 'film', programId: 'full', duration: 60 };
    expect(await insert(program)).toMatchObject({ status: 200 });
    expect(await insert({ ...program, programId })).toEqual(matchTownError(404, 6));
  });

  it('is rejected when it plays nothing, or its project was never published', async () => {
    const program = { projectId: 'film', programId: 'full', duration: 60 };
    expect(await insert({ ...program, programId: 'empty' })).toEqual(matchTownError(409, 46));
    expect(await insert({ ...program, programId: 'none' })).toEqual(matchTownError(404, 6));
    expect(await insert({ ...program, projectId: 'draft' })).toEqual(matchTownError(409, 46));
    expect(await insert({ ...program, projectId: 'none' })).toEqual(matchTownError(404, 6));
    expect(await insert({ ...program, duration: 4 })).toEqual(matchTownError(422, 22));
    expect(await insert({ ...program, text: '两样' })).toEqual(matchTownError(422, 22));
  });
});
