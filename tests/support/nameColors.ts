import { afterAll, beforeAll } from 'vitest';

/** For the tests of a file, gives design tokens of colours their own names as values. */
export function nameColors(...tokens: readonly string[]): void {
  const { style } = document.documentElement;
  beforeAll(() => {
    for (const token of tokens) style.setProperty(`--${token}`, token);
  });
  afterAll(() => {
    for (const token of tokens) style.removeProperty(`--${token}`);
  });
}
