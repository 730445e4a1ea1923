import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** A file that the console has downloaded. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Replaces the downloads of the browser, which jsdom does not have. Call it before the console is opened. */
export function watchSavedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        blobs.push(blob);
        return 'blob:saved';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return {
    count: () => names.length,
    /** The newest file, once there is this number of files. */
    async file(count = 1): Promise<SavedFile> {
      await waitFor(() => {
        if (names.length < count) throw new Error(`${names.length} files are saved`);
      });
      const bytes = await readBytes(blobs.at(-1)!);
      return { name: names.at(-1)!, bytes, text: new TextDecoder().decode(bytes) };
    },
  };
}

/** Blobs of jsdom can only be read by a FileReader. */
const readBytes = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsArrayBuffer(blob);
  });
