import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { avoidObstacles } from './avoidObstacles.ts';

const TOASTS_HEIGHT = 64;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.elementsFromPoint = () => [];
});

afterEach(() => {
  stop?.();
  stop = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Adds an element with a box that jsdom does not compute. */
function addElement(tagName: string, className: string, box: DOMRect): HTMLElement {
  const element = document.createElement(tagName);
  element.className = className;
  element.checkVisibility = () => true;
  element.getBoundingClientRect = () => box;
  document.body.append(element);
  return element;
}

function startIn(width: number, height: number): HTMLElement {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  const toasts = addElement(
    'div',
    'toasts',
    new DOMRect(8, 8, Math.min(360, width - 16), TOASTS_HEIGHT),
  );
  stop = avoidObstacles(toasts);
  return toasts;
}

const getStrip = () => document.body.style.getPropertyValue('--toasts-strip');
const isInStrip = (toasts: Element) => toasts.classList.contains('toasts-in-strip');

/** A list that fills the page: a control everywhere. */
const addFullPage = (width: number, height: number) => {
  addElement('div', 'frame', new DOMRect(0, 0, width, height - 68));
  for (let top = 0; top < height; top += 16)
    addElement('button', 'row-more', new DOMRect(0, top, width, 16));
};

it('puts toasts into a strip of their own on a phone, by which the page is lower', () => {
  addFullPage(390, 844);
  const toasts = startIn(390, 844);
  expect(isInStrip(toasts)).toBe(true);
  expect(getStrip()).toBe(`${TOASTS_HEIGHT + 16}px`);
  expect([toasts.style.left, toasts.style.top]).toEqual(['', '']);
  stop?.();
  expect(getStrip()).toBe('');
  expect(isInStrip(toasts)).toBe(false);
});

it('moves toasts of a phone away from a dialog, above it', () => {
  addFullPage(390, 844);
  addElement('div', 'MuiModal-root', new DOMRect(0, 0, 390, 844)).append(
    addElement('div', 'MuiDialog-paper', new DOMRect(0, TOASTS_HEIGHT + 16, 390, 844)),
  );
  const toasts = startIn(390, 844);
  expect(isInStrip(toasts)).toBe(false);
  expect(getStrip()).toBe(`${TOASTS_HEIGHT + 16}px`);
  expect(toasts.style.top).toBe('8px');
});

it('moves toasts of a phone below a drawer at its side', () => {
  addFullPage(390, 844);
  addElement('div', 'MuiModal-root', new DOMRect(0, 0, 390, 844)).append(
    addElement('div', 'MuiDrawer-paper', new DOMRect(0, 0, 300, 844 - TOASTS_HEIGHT - 16)),
  );
  const toasts = startIn(390, 844);
  expect(toasts.style.top).toBe(`${844 - TOASTS_HEIGHT - 8}px`);
});

it('reserves nothing on a desktop, nor on a page without navigation', () => {
  const desktop = startIn(1440, 900);
  expect([getStrip(), isInStrip(desktop)]).toEqual(['', false]);
  expect(desktop.style.top).not.toBe('');
  stop?.();
  const phone = startIn(390, 844);
  expect(isInStrip(phone)).toBe(false);
  expect(phone.style.top).toBe('8px');
});

it.each([
  ['keeps a focused control visible that the strip would hide', true, 1],
  ['leaves a focused control where it is that was not visible', false, 0],
])('%s', (_title, isVisible, times) => {
  const button = addElement('button', 'row-more', new DOMRect(300, 680, 44, 44));
  const scrollIntoView = vi.fn();
  button.scrollIntoView = scrollIntoView;
  button.focus();
  document.elementsFromPoint = () => (isVisible && getStrip() === '' ? [button] : []);
  startIn(390, 844);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
