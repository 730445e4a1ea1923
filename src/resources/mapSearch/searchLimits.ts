/** The rows of one page of hints. */
export const SEARCH_PAGE_SIZE = 7;

/** A longer text is no search. */
export const MAX_SEARCH_LENGTH = 100;
