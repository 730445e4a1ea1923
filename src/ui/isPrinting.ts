/** Whether the page is laid out for paper: what measures itself for the screen leaves it as it is. */
export const isPrinting = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('print').matches;
