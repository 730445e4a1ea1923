import { fireEvent, renderHook } from '@testing-library/react';
import { Map } from 'leaflet';
import { expect, it, vi } from 'vitest';

import { formatShortcut } from '../../formatShortcut.ts';
import { useDrawingKeys } from './useDrawingKeys.ts';

it.each([
  ['Windows', 'Ctrl Enter', { ctrlKey: true }],
  ['Macintosh', '⌘ Enter', { metaKey: true }],
])('on %s, %s finishes a drawing, and Enter alone adds a point [MAP-13/keyboard]', (...row) => {
  const [platform, label, modifier] = row;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${platform})`);
  const center = { lat: 30.2, lng: 120.2 };
  const map = new Map(document.createElement('div'), { center, zoom: 17 });
  const handlers = {
    ...{ onMove: vi.fn(), onPoint: vi.fn(), onUndo: vi.fn(), onFinish: vi.fn() },
    ...{ cursor: undefined, padding: { top: 0, right: 0, bottom: 0, left: 0 } },
  };
  const { unmount } = renderHook(() => useDrawingKeys(map, handlers));
  const press = (modifiers: object) =>
    fireEvent.keyDown(map.getContainer(), { key: 'Enter', ...modifiers });
  expect(formatShortcut('Enter')).toBe(label);
  press({});
  expect(handlers.onPoint).toHaveBeenCalledExactlyOnceWith(center);
  expect(handlers.onFinish).not.toHaveBeenCalled();
  press(modifier);
  expect(handlers.onFinish).toHaveBeenCalledOnce();
  expect(handlers.onPoint).toHaveBeenCalledOnce();
  unmount();
  map.remove();
});
