import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type DraftId, drafts, useFormDraft, useSaveDraftOnSessionEnd } from './drafts.ts';

const typed = { values: { name: 'North' }, initialValues: {}, hasOmittedSecrets: false };

/** Renders a form, with or without unsaved input. */
const form = (name: DraftId | undefined, draft: typeof typed | null = typed) =>
  renderHook(() => {
    const formDraft = useFormDraft(name);
    useSaveDraftOnSessionEnd(formDraft, () => draft ?? undefined);
    return formDraft.draft;
  });

beforeEach(() => history.replaceState(null, '', '/data/domains'));
afterEach(() => {
  cleanup();
  drafts.clear();
});

/** Ends the session with the current forms, and unmounts them. */
function end(userId = 'li') {
  drafts.save(userId);
  cleanup();
}

it('keeps what was typed for the same form at the same URL [AUTH-13]', () => {
  form(['create']);
  end();
  expect(drafts.hasAny()).toBe(true);
  expect(form(['edit', 1]).result.current).toBeUndefined();
  history.replaceState(null, '', '/data/lamps');
  expect(form(['create']).result.current).toBeUndefined();
  history.replaceState(null, '', '/data/domains?page=2');
  expect(drafts.has('create')).toBe(true);
  expect(form(['create']).result.current).toEqual(typed);
  // The form has it now, and returns it when the next session ends.
  expect(drafts.hasAny()).toBe(false);
  end();
  expect(drafts.has('create')).toBe(true);
});

it('stores nothing of a form without input, or without a name', () => {
  form(['create'], null);
  form(undefined);
  end();
  expect(drafts.hasAny()).toBe(false);
});

it('distinguishes the forms of two records', () => {
  form(['edit', '1 edit']);
  end();
  expect(drafts.has('edit', '1')).toBe(false);
  expect(drafts.has('edit', '1 edit')).toBe(true);
});

it('is empty for another user, and for every user after a sign-out [AUTH-13]', () => {
  form(['create']);
  end('li');
  drafts.setOwner('li');
  expect(drafts.hasAny()).toBe(true);
  drafts.setOwner('wu');
  expect(drafts.hasAny()).toBe(false);
  form(['create']);
  end('wu');
  drafts.clear();
  drafts.setOwner('wu');
  expect(form(['create']).result.current).toBeUndefined();
});

describe('while the tab is at another page', () => {
  const NOW = Date.parse('2026-11-21T10:00:00Z');

  /** Simulates leaving the page and loading it again, without its memory. */
  async function leaveAndComeBack(later = 0) {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    dispatchEvent(new Event('pagehide'));
    const stored = sessionStorage.getItem('drafts');
    drafts.clear();
    vi.setSystemTime(NOW + later);
    vi.resetModules();
    const fresh = await import('./drafts.ts');
    vi.useRealTimers();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    return { stored, drafts: fresh.drafts };
  }

  it('a draft is in its storage only [AUTH-13]', async () => {
    form(['create']);
    expect(sessionStorage.getItem('drafts')).toBeNull();
    end();
    const { stored, drafts: back } = await leaveAndComeBack();
    expect(stored).toContain('North');
    back.setOwner('li');
    expect(back.has('create')).toBe(true);
    back.clear();
  });

  it('it is for the same user only, not after an hour, and not after a sign-out [AUTH-13]', async () => {
    form(['create']);
    end('li');
    const other = await leaveAndComeBack();
    other.drafts.setOwner('wu');
    expect(other.drafts.hasAny()).toBe(false);

    form(['create']);
    end('li');
    expect((await leaveAndComeBack(3_600_000)).drafts.hasAny()).toBe(false);

    form(['create']);
    end('li');
    drafts.clear();
    expect((await leaveAndComeBack()).stored).toBeNull();
  });

  it('a file stays in memory: it is not text [AUTH-13]', async () => {
    form(['import'], {
      ...typed,
      values: { name: 'North', file: new File(['a'], 'a.csv') } as never,
    });
    end();
    const { stored, drafts: back } = await leaveAndComeBack();
    expect(stored).toBeNull();
    expect(back.hasAny()).toBe(false);
  });
});
