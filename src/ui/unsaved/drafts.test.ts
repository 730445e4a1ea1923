import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

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
