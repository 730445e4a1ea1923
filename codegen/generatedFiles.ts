import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Generated text by absolute path of its file. */
export type GeneratedTexts = Readonly<Record<string, string>>;

/**
 * Writes the files whose text has changed, each atomically: a reader never sees half a file, and unchanged files keep
 * their modification time, so that file watchers do not trigger.
 *
 * @returns the files written
 */
export function writeFiles(texts: GeneratedTexts): readonly string[] {
  const changed = Object.entries(texts).filter(([file, text]) => !hasContent(file, text));
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}.draft`;
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  }
  return changed.map(([file]) => file);
}

/** Whether a file has exactly this text. */
export const hasContent = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === text;

/**
 * Lists every file below folders; a folder that does not exist has none. The paths are absolute where the folders are.
 *
 * @example listFiles(['/srv/city/mocks', '/srv/city/missing']) // ['/srv/city/mocks/README.md', …]
 */
export const listFiles = (folders: readonly string[]): readonly string[] =>
  folders.flatMap(folder =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(entry => join(entry.parentPath, entry.name))
      : [],
  );

export function removeFiles(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}
