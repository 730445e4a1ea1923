import type { SyntheticEvent } from 'react';

/**
 * Creates the handler of a submit event that ends here. A portal stays in the React tree: its event must not reach an
 * outer form. The promise is not awaited, because a form reports its own outcome.
 *
 * @example <form onSubmit={createSubmitHandler(form.handleSubmit(save))}>
 */
export const createSubmitHandler = (submit: () => Promise<unknown>) => (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
  void submit();
};
