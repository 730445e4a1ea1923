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
    Reflect.deleteProperty(this, name);
  }

  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name);
  }
}

/**
 * Replaces a storage that the browser denies, for example by the policy of a company: access to it throws, also in
 * libraries, when they are loaded: nothing of the console may be imported here. The sign-in page does without.
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
