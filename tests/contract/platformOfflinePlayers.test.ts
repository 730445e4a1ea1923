import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { createDisplay, NOW, NEW, on, openPlayerTown, read, town } from '../support/playerTown.ts';
import { matchTownError } from '../support/testTown.ts';

beforeEach(openPlayerTown);

describe('an offline player', () => {
  /** Adds the display, which reports itself after the period of the platform. */
  const addDisplay = async () => {
    const { id, name, model, domainId, geoPoint } = createDisplay(NEW, 'west-road', '');
    const json = { id, name, model, domainId, geoPoint };
    expect(await town.call('POST', '/assets', { json })).toMatchObject({ status: 200 });
  };
  const letItReturn = async () => {
    town.advanceClock(15 * 60);
    expect((await town.call('GET', `/assets/${NEW}`)).body).toMatchObject({ status: 'normal' });
  };
  const player = on(NEW, 'p3');

  it('does what waits for it when it returns, in order [MEDIA-12/offline]', async () => {
    await addDisplay();
    const waits = matchTownError(409, 81);
    expect(await town.call('POST', `${player}/project/news`)).toEqual(waits);
    expect(await town.call('POST', `${player}/active/news`)).toEqual(waits);
    expect(await town.call('DELETE', `${player}/project/film`)).toEqual(waits);
    const text = { text: '前方施工', duration: 60 };
    expect(await town.call('POST', `${player}/insertion`, { json: text })).toEqual(waits);
    // The same again waits once.
    expect(await town.call('POST', `${player}/active/news`)).toEqual(waits);
    expect(await read('p3')).toMatchObject({
      online: false,
      projects: [{ id: 'film', active: true }],
      pending: [
        { kind: 'add', name: '新闻', requestedAt: NOW },
        { kind: 'activate', name: '新闻' },
        { kind: 'remove', name: '夜景' },
        { kind: 'insert', name: '前方施工' },
      ],
    });
    await letItReturn();
    expect(await read('p3')).toMatchObject({
      online: true,
      activeProjectId: 'news',
      projects: [{ id: 'news', active: true, version: 4 }],
      insertion: text,
      pending: [],
    });
    const where = { asset_id: NEW, action: 'player' };
    const { body } = await town.call('GET', '/logs/equipment', { filter: { where } });
    const lines = (body as Row[]).map(({ value, source, result }) => [value, source, result]);
    expect(lines).toContainEqual(['> 新闻', 'platform', 'success']);
    expect(lines).toContainEqual(['activate project', 'user', 'pending']);
  });

  it('can be sent the removal of a project that waits for it, and the project again [MEDIA-12/offline]', async () => {
    await addDisplay();
    const waits = matchTownError(409, 81);
    expect(await town.call('POST', `${player}/project/news`)).toEqual(waits);
    expect(await town.call('DELETE', `${player}/project/news`)).toEqual(waits);
    expect(await town.call('DELETE', `${player}/project/news`)).toEqual(matchTownError(404, 6));
    expect((await read('p3')).pending).toMatchObject([{ kind: 'add' }, { kind: 'remove' }]);
    expect(await town.call('POST', `${player}/project/news`)).toEqual(waits);
    await letItReturn();
    expect(await read('p3')).toMatchObject({
      projects: [{ id: 'film', active: true }, { id: 'news' }],
      pending: [],
    });
  });

  it('rejects at once what it can never do [MEDIA-12/offline]', async () => {
    await addDisplay();
    expect(await town.call('POST', `${player}/project/draft`)).toEqual(matchTownError(409, 46));
    expect(await town.call('DELETE', `${player}/project/news`)).toEqual(matchTownError(404, 6));
    expect(await read('p3')).toMatchObject({ pending: [] });
  });

  it('gets the published version when it returns, though the project has changed since [MEDIA-12/offline]', async () => {
    await addDisplay();
    expect(await town.media('PUT', '/projects/film/publish')).toMatchObject({ status: 422 });
    await town.media('DELETE', '/projects/film/programs/full');
    const { publishedVersion } = (await town.media('PUT', '/projects/film/publish')).body as Row;
    const { status, body } = await town.media('PATCH', '/projects/film', {
      json: { name: '夜景二' },
    });
    expect([status, body]).toMatchObject([200, { state: 'draft', publishedVersion }]);
    await letItReturn();
    expect(await read('p3')).toMatchObject({
      projects: [{ id: 'film', version: publishedVersion, active: true }],
      pending: [],
    });
  });

  it('drops what has become impossible, and records it in its log [MEDIA-12/offline]', async () => {
    await addDisplay();
    await town.call('POST', `${player}/project/news`);
    await town.media('DELETE', '/projects/news');
    await letItReturn();
    expect(await read('p3')).toMatchObject({ projects: [{ id: 'film' }], pending: [] });
    const where = { asset_id: NEW, source: 'platform', result: 'failed' };
    const { body } = await town.call('GET', '/logs/equipment', { filter: { where } });
    expect(body).toMatchObject([{ value: '+ 新闻', code: 6 }]);
  });

  it('gets a new version of its project when it returns; the others have it at once', async () => {
    await addDisplay();
    town.advanceClock(1);
    const { body } = await town.media('PUT', '/projects/news/publish');
    expect(body).toMatchObject({ error: { code: 22 } });
    expect(await town.media('PUT', '/projects/film/publish')).toMatchObject({
      body: { error: { details: [{ path: '/programs/0/scenes/0/zones' }] } },
    });
    await town.media('DELETE', '/projects/film/programs/full');
    const published = (await town.media('PUT', '/projects/film/publish')).body as Row;
    const version = published.publishedVersion;
    expect((await read('p1')).projects).toMatchObject([{ version, active: true }]);
    expect((await read('p3')).projects).toMatchObject([{ version: 3 }]);
    expect(await read('p3')).toMatchObject({ pending: [{ kind: 'add', name: '夜景' }] });
    await letItReturn();
    expect((await read('p3')).projects).toMatchObject([{ version, active: true }]);
  });
});
