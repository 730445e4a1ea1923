/** Whether the browser denies its storage, so that nothing is stored beyond this page. @see src/api/memoryStorage.ts */
export const isStorageInMemory = (): boolean => !(localStorage instanceof Storage);
