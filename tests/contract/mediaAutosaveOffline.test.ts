import { describe, expect, it, vi } from 'vitest';

import {
  addPlan,
  expectSaved,
  load,
  NOW,
  open,
  openPlatformBeforeEach,
  projectId,
  requests,
  send,
} from '../support/mediaAutosave.ts';

openPlatformBeforeEach();

describe('a platform that cannot be reached', () => {
  it('gets the edits later, and the state says that they are not saved [MEDIA-13/autosave]', async () => {
    let isReachable = false;
    const { editor, autosave } = await open(request =>
      isReachable
        ? send(request)
        : Promise.reject(Object.assign(new Error('offline'), { status: 0 })),
    );
    addPlan(editor, '晚间');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(autosave.state.get()).toMatchObject({ kind: 'offline', retryAt: NOW + 2_000 });
    editor.setFields([projectId], { name: '江边' });
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });

  it('stops at an edit that the platform rejects, and continues after the next one', async () => {
    const { editor, autosave } = await open();
    editor.setFields([projectId], { name: ' ' });
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state.get().kind).toBe('failed');
    editor.setFields([projectId], { name: '江边' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });

  it('gets the edit that was made while it rejected the one before, without another edit [MEDIA-13/autosave]', async () => {
    const [sent, released] = [
      Promise.withResolvers<undefined>(),
      Promise.withResolvers<undefined>(),
    ];
    const { editor, autosave } = await open(async request => {
      sent.resolve(undefined);
      await released.promise;
      return send(request);
    });
    editor.setFields([projectId], { name: ' ' });
    const flushed = autosave.flush();
    await sent.promise;
    editor.setFields([projectId], { name: '江边' });
    released.resolve(undefined);
    expect(await flushed).toBe(false);
    expect(autosave.state.get().kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });

  it('is called once with an edit that it rejects, also when that was made during the call before [MEDIA-13/autosave]', async () => {
    const [sent, released] = [
      Promise.withResolvers<undefined>(),
      Promise.withResolvers<undefined>(),
    ];
    const { editor, autosave } = await open(async request => {
      sent.resolve(undefined);
      await released.promise;
      return send(request);
    });
    editor.setFields([projectId], { name: '江边' });
    const flushed = autosave.flush();
    await sent.promise;
    editor.setFields([projectId], { name: ' ' });
    released.resolve(undefined);
    expect(await flushed).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    expect(autosave.state.get()).toMatchObject({
      ...{ kind: 'failed', change: { kind: 'updateProject', fields: { name: ' ' } } },
    });
    autosave.stop();
  });

  it('gets the fields of other nodes although it rejects those of one, which is named [MEDIA-13/autosave]', async () => {
    const { editor, autosave } = await open();
    const { planId, areaIds } = addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(true);
    editor.setFields([projectId], { name: ' ' });
    editor.setFields([planId], { week: 999 });
    editor.setFields([areaIds[0] ?? ''], { name: '标志' });
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state.get()).toMatchObject({
      ...{ kind: 'failed', change: { kind: 'updateProject' } },
    });
    const [plan] = (await load()).programs;
    expect(plan).toMatchObject({
      scenes: [{ zones: [{ name: '标志' }, {}, {}, {}] }],
    });
    expect(plan?.week).not.toBe(999);
    editor.setFields([projectId], { name: '江边' });
    editor.setFields([planId], { week: 62 });
    expect(await autosave.flush()).toBe(true);
    await expectSaved(editor);
    autosave.stop();
  });

  it('is not called again with an edit that it has rejected', async () => {
    const { editor, autosave } = await open();
    editor.setFields([projectId], { name: ' ' });
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(autosave.state.get().kind).toBe('failed');
    autosave.stop();
  });
});
