import { expect, it, vi } from 'vitest';

import { calls } from '../../../data/calls.ts';
import { loadProject } from './loadProject.ts';

it('has no version that is newer than its plans when another editor saves while it is read [MEDIA-13/conflict]', async () => {
  const platform = { version: 7, names: ['Evening'] };
  const response = Promise.withResolvers<undefined>();
  const listPrograms = vi.spyOn(calls.media, 'listPrograms').mockImplementation(() => {
    const programs = platform.names.map(name => ({ id: name, name, scenes: [] }));
    return Promise.resolve(programs as never);
  });
  const getProject = vi.spyOn(calls.media, 'getProject').mockImplementation(async () => {
    await response.promise;
    return { id: 'p1', name: 'Riverfront', version: platform.version } as never;
  });
  const loading = loadProject('p1');
  await vi.waitFor(() => expect(getProject).toHaveBeenCalled());
  platform.names = ['Evening', 'Night'];
  platform.version = 8;
  response.resolve(undefined);
  const { version, programs } = await loading;
  expect(listPrograms).toHaveBeenCalledOnce();
  expect({ version, count: programs.length }).toEqual({ version: 8, count: 2 });
});
