/** The common tools of the checks in the page. */
export interface VisibilityTools {
  /** Whether it is visible: rendered, and not for screen readers only. */
  readonly isSeen: (element: Element) => boolean;
  /** The part of a box that its scrolling and clipping ancestors show. */
  readonly seenPart: (element: Element, box?: DOMRect) => DOMRect;
  readonly styleOf: (element: Element) => CSSStyleDeclaration;
  /** Names an element in a report. */
  readonly nameOf: (element: Element) => string;
  /** The visible controls. */
  readonly listControls: () => readonly HTMLElement[];
  /** Its pointer target: the label or the frame of a field. */
  readonly targetOf: (element: HTMLElement) => Element;
  /** Whether its background is seen on that of the elements around it. */
  readonly hasOwnGround: (element: Element) => boolean;
}

declare global {
  interface Window {
    visibility: VisibilityTools;
  }
}

/** Runs in the page before its code. */
export function installVisibilityTools(): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=combobox], [role=tab], [role=switch], [role=menuitem], [role=treeitem], [role=option]';
  const styleOf = (element: Element) => getComputedStyle(element);
  /** For screen readers only: itself, or as a cell of a hidden table header. */
  const isAnnounced = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement].some(
      one => one && styleOf(one).clipPath.startsWith('inset(50%'),
    );
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.skip, .visually-hidden, [aria-hidden=true], [inert], .leaflet-container') &&
    !isAnnounced(element);
  const seenPart = (element: Element, box = element.getBoundingClientRect()) => {
    let { left, top, right, bottom } = box;
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { overflowX, overflowY, position } = styleOf(above);
      const edge = above.getBoundingClientRect();
      if (overflowX !== 'visible') {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    const kind = [element.tagName.toLowerCase(), ...element.classList].join('.').slice(0, 60);
    return `${kind} "${text.trim().slice(0, 40)}"`;
  };
  const listControls = () =>
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(element => {
      const { width, height } = element.getBoundingClientRect();
      return isSeen(element) && width > 1 && height > 1;
    });
  const targetOf = (element: HTMLElement) => {
    if (element.matches('input[type=checkbox], input[type=radio], .MuiSwitch-input'))
      return element.closest('label') ?? element.parentElement ?? element;
    if (element.matches('input, textarea, [role=combobox]'))
      return element.closest('.MuiInputBase-root') ?? element;
    return element;
  };
  const getGround = (element: Element) => styleOf(element).backgroundColor;
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/u.test(color);
  const hasOwnGround = (element: Element) => {
    if (styleOf(element).backgroundImage !== 'none') return true;
    let above = element.parentElement;
    while (above?.parentElement && isTransparent(getGround(above))) above = above.parentElement;
    const ground = getGround(element);
    // The page itself may be transparent: its transparent colour is that of the system.
    const toOpaque = (color: string) => /\((\d+, \d+, \d+)/u.exec(color)?.[1] ?? color;
    return (
      !isTransparent(ground) && (above === null || toOpaque(ground) !== toOpaque(getGround(above)))
    );
  };
  window.visibility = { isSeen, seenPart, styleOf, nameOf, listControls, targetOf, hasOwnGround };
}
