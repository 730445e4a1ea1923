/** Whether the page is laid out for printing: elements that measure the screen must not update then. */
export const isPrinting = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('print').matches;
