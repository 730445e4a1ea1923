import '@testing-library/jest-dom/vitest';

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { SearchField } from './FilterFields.tsx';

afterEach(cleanup);

it('shows what was typed until it is left, then the text that applies', () => {
  const onChange = () => undefined;
  render(<SearchField className="" value="ab" placeholder="" maxLength={9} {...{ onChange }} />);
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'abc' } });
  expect(box).toHaveValue('abc');
  fireEvent.blur(box);
  expect(box).toHaveValue('ab');
});

it.each([
  ['an input method composes', { isComposing: true }, 0],
  ['Safari commits a candidate', { keyCode: 229 }, 0],
  ['a text is entered', { keyCode: 13 }, 1],
])('searches on Enter as %s: %o is %d searches [CALL-04/enter]', (_case, keys, searches) => {
  let count = 0;
  const onSearch = () => (count += 1);
  const onChange = () => undefined;
  render(
    <SearchField className="" value="" placeholder="" maxLength={9} {...{ onChange, onSearch }} />,
  );
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', ...keys });
  expect(count).toBe(searches);
});
