import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The screen, or a part of it. */
interface FieldScope {
  readonly findByLabelText: (label: string | RegExp) => Promise<HTMLElement>;
}

/** Pastes a date or time into its field, which loads after its form. */
export async function typeDateTime(
  scope: FieldScope,
  label: string | RegExp,
  text: string,
): Promise<void> {
  const field = await scope.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(field).toHaveValue(text));
}
