import { renderHook } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { useFormatLength } from './useFormatLength.ts';

it.each([
  [5_000, '5.0 s'],
  [59_949, '59.9 s'],
  [59_960, '1:00 min'],
  [119_499, '1:59 min'],
  [119_700, '2:00 min'],
  [3_661_000, '61:01 min'],
])('formats %d ms as %s', (ms, text) => {
  const { result } = renderHook(useFormatLength, {
    wrapper: ({ children }) => (
      <TestTranslationProvider messages={{}}>{children}</TestTranslationProvider>
    ),
  });
  expect(result.current(ms)).toBe(text);
});
