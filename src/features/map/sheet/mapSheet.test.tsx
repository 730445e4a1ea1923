import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { MapSheet } from './MapSheet.tsx';

it('a drag of the handle with a mouse is one step, and the click after it is none', () => {
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const onChange = vi.fn();
  const { container } = render(
    <MapSheet
      {...{ height: 'half', onChange, title: undefined, actions: null }}
      summary="9 in view"
    >
      <p>List</p>
    </MapSheet>,
  );
  const handle = screen.getByRole('button', { name: '9 in view' });
  vi.spyOn(container, 'offsetHeight', 'get').mockReturnValue(800);
  fireEvent.pointerDown(handle, { clientY: 400 });
  fireEvent.pointerMove(handle, { clientY: 100 });
  fireEvent.pointerUp(handle, { clientY: 100 });
  fireEvent.click(handle, { detail: 1 });
  expect(onChange).toHaveBeenCalledTimes(1);
  // The next press is one.
  fireEvent.click(handle, { detail: 1 });
  expect(onChange).toHaveBeenCalledTimes(2);
});
