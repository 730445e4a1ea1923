import type { SyntheticEvent } from 'react';

/**
 * A portal stays in the React tree: its submit event must not reach an outer form. The promise is not awaited, because
 * a form reports its own outcome.
 */
export const createSubmitHandler = (submit: () => Promise<unknown>) => (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
  void submit();
};
