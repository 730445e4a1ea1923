import { afterEach, expect, it, vi } from 'vitest';

import { findObstacles } from './findObstacles.ts';

const WINDOW = { width: 390, height: 844 };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Adds an element with a box that jsdom does not compute. */
function addElement(parent: Element, className: string, height: number): Element {
  const element = document.createElement('div');
  element.className = className;
  element.checkVisibility = () => true;
  element.getBoundingClientRect = () => new DOMRect(0, 0, WINDOW.width, height);
  parent.append(element);
  return element;
}

/** Returns the weights of what a toast should not cover while a drawer of this height is open. */
function getWeights(height: number): readonly number[] {
  vi.stubGlobal('innerWidth', WINDOW.width);
  vi.stubGlobal('innerHeight', WINDOW.height);
  const drawer = addElement(document.body, 'over-drawer', height);
  const text = document.createElement('p');
  text.checkVisibility = () => true;
  text.getBoundingClientRect = () => new DOMRect(0, 100, 300, 20);
  drawer.append(text);
  const toasts = document.createElement('div');
  return findObstacles(toasts).map(({ weight }) => weight);
}

it('counts a drawer as one obstacle, whatever text it has', () => {
  expect(getWeights(500)).toEqual([200]);
});

it('counts the texts of a drawer that fills the window, so that the bar below it stays free', () => {
  expect(getWeights(780)).toEqual([2]);
});
