import { cleanup, act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createStore } from '../domain/createStore.ts';
import { useStore } from './useStore.ts';

afterEach(cleanup);

it('a component shows the value of a store, and each that follows', () => {
  const store = createStore('closed');
  const State = () => <p>{useStore(store)}</p>;
  const { container } = render(<State />);
  expect(container).toHaveProperty('textContent', 'closed');
  act(() => store.set('open'));
  expect(container).toHaveProperty('textContent', 'open');
});

it('a component that shows a part of a value renders again only when that part changes', () => {
  const store = createStore({ name: 'lamp', level: 1 });
  const onRender = vi.fn();
  const Name = () => {
    onRender();
    return <p>{useStore(store, ({ name }) => name)}</p>;
  };
  const { container } = render(<Name />);
  act(() => store.set({ name: 'lamp', level: 2 }));
  expect(onRender).toHaveBeenCalledOnce();
  act(() => store.set({ name: 'pole', level: 2 }));
  expect(container).toHaveProperty('textContent', 'pole');
  expect(onRender).toHaveBeenCalledTimes(2);
});
