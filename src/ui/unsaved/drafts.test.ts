import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type DraftName, drafts, useDraft, useKeptForm } from './drafts.ts';

const typed = { values: { name: 'North' }, begun: {}, withheld: false };

/** A form into which somebody typed, or did not. */
const form = (name: DraftName | undefined, draft: typeof typed | null = typed) =>
  renderHook(() => {
    const kept = useDraft(name);
    useKeptForm(kept, () => draft ?? undefined);
    return kept.draft;
  });

beforeEach(() => history.replaceState(null, '', '/data/domains'));
afterEach(() => {
  cleanup();
  drafts.drop();
});

/** A session ends under the forms that are there; they go. */
function end(userId = 'li') {
  drafts.keep(userId);
  cleanup();
}

it('keeps what was typed for the same form at the same address [AUTH-13]', () => {
  form(['create']);
  end();
  expect(drafts.any()).toBe(true);
  expect(form(['edit', 1]).result.current).toBeUndefined();
  history.replaceState(null, '', '/data/lamps');
  expect(form(['create']).result.current).toBeUndefined();
  history.replaceState(null, '', '/data/domains?page=2');
  expect(drafts.waits('create')).toBe(true);
  expect(form(['create']).result.current).toEqual(typed);
  // It is in the form now, which is asked again when the next session ends.
  expect(drafts.any()).toBe(false);
  end();
  expect(drafts.waits('create')).toBe(true);
});

it('keeps nothing of a form that nobody typed into, or that has no name', () => {
  form(['create'], null);
  form(undefined);
  end();
  expect(drafts.any()).toBe(false);
});

it('tells the forms of two records apart', () => {
  form(['edit', '1 edit']);
  end();
  expect(drafts.waits('edit', '1')).toBe(false);
  expect(drafts.waits('edit', '1 edit')).toBe(true);
});

it('is empty for another person, and for everybody once one left [AUTH-13]', () => {
  form(['create']);
  end('li');
  drafts.openFor('li');
  expect(drafts.any()).toBe(true);
  drafts.openFor('wu');
  expect(drafts.any()).toBe(false);
  form(['create']);
  end('wu');
  drafts.drop();
  drafts.openFor('wu');
  expect(form(['create']).result.current).toBeUndefined();
});

describe('while the tab is at another page', () => {
  const NOW = Date.parse('2026-11-21T10:00:00Z');

  /** The page goes, and one of the console comes back: what it knew is gone with it. */
  async function leaveAndComeBack(later = 0) {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    dispatchEvent(new Event('pagehide'));
    const stored = sessionStorage.getItem('drafts');
    drafts.drop();
    vi.setSystemTime(NOW + later);
    vi.resetModules();
    const fresh = await import('./drafts.ts');
    vi.useRealTimers();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    return { stored, drafts: fresh.drafts };
  }

  it('what was typed is in its storage, and nowhere else afterwards [AUTH-13]', async () => {
    form(['create']);
    expect(sessionStorage.getItem('drafts')).toBeNull();
    end();
    const { stored, drafts: back } = await leaveAndComeBack();
    expect(stored).toContain('North');
    back.openFor('li');
    expect(back.waits('create')).toBe(true);
    back.drop();
  });

  it('it is for the same person only, not after an hour, and not once somebody left [AUTH-13]', async () => {
    form(['create']);
    end('li');
    const other = await leaveAndComeBack();
    other.drafts.openFor('wu');
    expect(other.drafts.any()).toBe(false);

    form(['create']);
    end('li');
    expect((await leaveAndComeBack(3_600_000)).drafts.any()).toBe(false);

    form(['create']);
    end('li');
    drafts.drop();
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
    expect(back.any()).toBe(false);
  });
});
