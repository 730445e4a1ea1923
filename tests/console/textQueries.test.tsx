import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { getOwnText } from '../support/textQueries.ts';

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="texts">Lamps <!-- not this -->of <b>North</b> street
      <input type="submit" value="Save"><input type="text" value="Typed"><button type="button">More</button>
    </div>`,
  );
});
afterEach(() => document.getElementById('texts')?.remove());

const find = (selector: string) => document.querySelector(`#texts ${selector}`)!;

it('is the own text of an element, without its children and comments, or the value of a button', () => {
  expect(getOwnText(document.getElementById('texts')!).replaceAll(/\s+/gu, ' ').trim()).toBe(
    'Lamps of street',
  );
  expect(getOwnText(find('b'))).toBe('North');
  expect(getOwnText(find('input[type=submit]'))).toBe('Save');
  expect(getOwnText(find('input[type=text]'))).toBe('');
  expect(getOwnText(find('button'))).toBe('More');
});

describe('a query', () => {
  it('finds a text that only one element has', () => {
    expect(screen.getByText('Lamps of street')).toBe(document.getElementById('texts'));
    expect(screen.getByText('Save')).toBe(find('input[type=submit]'));
    expect(screen.queryByText('Typed')).toBeNull();
  });

  it('that finds nothing prints the page, also after it was repeated', async () => {
    expect(() => screen.getByText('Absent')).toThrow(/texts/u);
    await expect(screen.findByText('Absent', {}, { timeout: 60 })).rejects.toThrow(/texts/u);
  });

  it('that finds too many prints the elements, also after it was repeated', async () => {
    find('b').after(document.createElement('b'));
    const found = screen.findByText(/North|More/u, {}, { timeout: 60 });
    await expect(found).rejects.toThrow(
      /Found multiple[\s\S]*<b><\/b>[\s\S]*<button type="button">/u,
    );
  });
});
