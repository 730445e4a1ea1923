/** A `Storage` that lasts until the page is closed. Its items are its own properties, as in the browser's. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? (this[name] as string) : null;
  }

  setItem(name: string, value: string): void {
    this[name] = value;
  }

  removeItem(name: string): void {
    delete this[name];
  }

  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name);
  }
}

/** Whether the browser denies its storage, so that nothing is stored beyond this page. */
export const isStorageInMemory = (): boolean => localStorage instanceof MemoryStorage;

/**
 * Replaces a storage that the browser denies, for example by the policy of a company: access to it throws, also in
 * libraries, when they are loaded. Called before anything reads a storage.
 */
export function replaceDeniedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isReadable(name)) continue;
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
  }
}

function isReadable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    window[name].getItem('');
    return true;
  } catch {
    return false;
  }
}
