/** Waits for real, as the hosts do that people sit in front of. */
export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
