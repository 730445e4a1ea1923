import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createMediaProject, EVENING_PLAN, openEditor } from '../support/mediaEditor.ts';

it('stops the long texts on the stage and moves them again; there is nothing to stop in a scene without one', async () => {
  const animations = new Set<unknown>();
  const element = HTMLElement.prototype;
  vi.spyOn(element, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'Long' ? 900 : 0;
  });
  // jsdom has neither media queries nor animations.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  element.animate = () => {
    const animation = { cancel: () => animations.delete(animation) };
    animations.add(animation);
    return animation as unknown as Animation;
  };
  onTestFinished(() => void Reflect.deleteProperty(element, 'animate'));
  const [scene] = EVENING_PLAN.children ?? [];
  const item = { baseInfo: { type: 0 }, content: 'Long', skipType: 'scrollUp' };
  const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320, children: [item] };
  const project = await createMediaProject({
    ...EVENING_PLAN,
    children: [{ name: 'News', children: [area] }, scene!],
  });
  const { user, select } = await openEditor(project);
  await select(/^News/u);
  const stop = await screen.findByRole('button', { name: 'Stop long texts' });
  expect(animations.size).toBe(1);
  await user.click(stop);
  expect(animations.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Move long texts' }));
  expect(animations.size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  expect(animations.size).toBe(0);
  expect(screen.queryByRole('button', { name: /long texts$/u })).toBeNull();
});
