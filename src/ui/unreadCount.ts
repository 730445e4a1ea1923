import { createStore } from '../domain/createStore.ts';

/** The number of unread messages, before the title of the document. */
export const unreadCount = createStore(0);
