import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A point of the screen, and the point of the stage that it shows. */
interface Anchor {
  readonly clientX: number;
  readonly clientY: number;
  readonly x: number;
  readonly y: number;
}

const findCanvas = (view: HTMLElement | null) => view?.querySelector('.media-canvas');

/**
 * Scrolls the view after its zoom changes, so that a point of the stage stays where it is. Returns the function that
 * takes this point before the change: under the pointer, or in the middle of the view.
 *
 * @param scale screen pixels for one stage pixel
 */
export function useZoomAnchor(
  ref: RefObject<HTMLElement | null>,
  scale: number,
): (pointer?: Pick<Anchor, 'clientX' | 'clientY'>) => void {
  const anchor = useRef<Anchor>(undefined);
  useLayoutEffect(() => {
    const [view, canvas, point] = [ref.current, findCanvas(ref.current), anchor.current];
    anchor.current = undefined;
    if (!view || !canvas || !point) return;
    const { left, top } = canvas.getBoundingClientRect();
    view.scrollLeft += left + point.x * scale - point.clientX;
    view.scrollTop += top + point.y * scale - point.clientY;
  }, [ref, scale]);
  return pointer => {
    const [view, canvas] = [ref.current, findCanvas(ref.current)];
    if (!view || !canvas) return;
    const box = view.getBoundingClientRect();
    const { clientX, clientY } = pointer ?? {
      ...{ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 },
    };
    const { left, top } = canvas.getBoundingClientRect();
    anchor.current = {
      ...{ clientX, clientY },
      ...{ x: (clientX - left) / scale, y: (clientY - top) / scale },
    };
  };
}
