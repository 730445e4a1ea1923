import type { SyntheticEvent } from 'react';

/**
 * A form inside a portal is still inside React's tree: its submit must not reach a form around it.
 * The answer is not waited for, because a form tells its own outcome.
 */
export const createSubmitHandler = (submit: () => Promise<unknown>) => (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
  void submit();
};
