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
