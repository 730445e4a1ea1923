import { act, fireEvent } from '@testing-library/react';

/**
 * Types into a box so fast that no transition ends between two letters: a box that then shows a text of before loses the
 * letters since.
 *
 * @example typeAtOnce(await screen.findByRole('searchbox'), 'gateway');
 */
export const typeAtOnce = (box: HTMLInputElement, text: string): void =>
  act(() => {
    for (const letter of text) fireEvent.change(box, { target: { value: box.value + letter } });
  });
