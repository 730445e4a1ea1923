import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const Panel = styled('p', { shouldForwardProp: name => name !== 'isHidden' })<{
  readonly isHidden: boolean;
}>(({ isHidden }) => ({ display: isHidden ? 'none' : 'block' }));

it('a style of Emotion hides an element that was visible, and one style element has all of them', () => {
  const { rerender } = render(<Panel isHidden={false}>Lamp</Panel>);
  const panel = screen.getByText('Lamp');
  const before = document.querySelectorAll('style[data-emotion]').length;
  expect(panel).toBeVisible();
  rerender(<Panel isHidden>Lamp</Panel>);
  expect(panel).not.toBeVisible();
  rerender(<Panel isHidden={false}>Lamp</Panel>);
  expect(panel).toBeVisible();
  expect(document.querySelectorAll('style[data-emotion]')).toHaveLength(before);
});
