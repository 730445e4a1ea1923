import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build says which documents it was made from. */
const DOCUMENTS_STAMP = '.documents';

/** The files that bring all documents together; whatever else is generated is imported through them, or is our own. */
const CATALOGUE_FILES = ['catalogue.ts', 'services.ts', 'calls.ts', 'about.ts'];

/** What the documents of a folder of generated files were, by content. */
export const readDocumentsStamp = (generated: string): string =>
  readFileSync(join(generated, '.stamp.json'), 'utf8');

/** Whether a build was made from other documents than those of a folder of generated files. */
export function isBuiltFromOtherDocuments(outDir: string, generated: string): boolean {
  const stamp = join(outDir, DOCUMENTS_STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== readDocumentsStamp(generated);
}

/**
 * Makes the console be of other documents than the project's own: where its sources import the catalogue, they get
 * that of another folder.
 *
 * @param root the project
 * @param generated the folder that the console's part was generated to
 */
export function cataloguePlugin(root: string, generated: string): Plugin {
  const generatedPaths = new Map(
    CATALOGUE_FILES.map(name => [join(root, 'src', 'generated', name), join(generated, name)]),
  );
  return {
    name: 'catalogue',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      return generatedPaths.get(resolve(dirname(importer), source));
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: DOCUMENTS_STAMP,
        source: readDocumentsStamp(generated),
      });
    },
  };
}
