import { configure, getConfig, prettyDOM } from '@testing-library/react';

/** What the testing library sets while a query is repeated; it leaves the roles out of the error then. */
interface WaitState {
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

const isWaiting = () => (getConfig() as WaitState)._disableExpensiveErrorDiagnostics === true;

/** The element without its content. */
const printTag = (element: Element) => (element.cloneNode(false) as Element).outerHTML;

// While it waits, the testing library prints the whole page for each failed attempt, and keeps the last one: a fourteenth of the
// time of a console test. When the time is over it prints the page once more; therefore attempts do not.
configure({
  getElementError: (message, container) => {
    const page = isWaiting() ? message === null && printTag(container) : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
