import { expect, it } from 'vitest';

import { formatNameList } from './formatNameList.ts';

it('parts names as the language does', () => {
  expect(formatNameList('en', ['West', 'East', 'North'])).toBe('West, East, North');
  expect(formatNameList('zh', ['东湖区', '西泽区', '北苑区'])).toBe('东湖区、西泽区、北苑区');
  expect(formatNameList('zh', ['东湖区'])).toBe('东湖区');
});
