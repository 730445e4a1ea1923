/**
 * Whether the browser denies its storage, so that nothing is stored beyond this page.
 *
 * @example isStorageInMemory() // false
 * @see src/api/memoryStorage.ts
 */
export const isStorageInMemory = (): boolean => !(localStorage instanceof Storage);
