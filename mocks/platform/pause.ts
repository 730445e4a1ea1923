/** Waits in real time, for the interactive hosts. */
export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
