import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The file in a build with the stamp of its documents. */
const DOCUMENTS_STAMP = '.documents';

/**
 * The files that combine all documents; all other generated files are imported through them, or belong to the project.
 */
const CATALOGUE_FILES = ['catalogue.ts', 'services.ts', 'calls.ts', 'about.ts'];

/** Returns the content stamp of the documents of a folder of generated files. */
export const readDocumentsStamp = (generated: string): string =>
  readFileSync(join(generated, '.stamp.json'), 'utf8');

/** Whether a build was made from other documents than those of a folder of generated files. */
export function isBuiltFromOtherDocuments(outDir: string, generated: string): boolean {
  const stamp = join(outDir, DOCUMENTS_STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== readDocumentsStamp(generated);
}

/**
 * Builds the console for external documents: imports of the catalogue in its sources resolve to another folder.
 *
 * @param root the folder of the project
 * @param generated the output folder of the console's part
 * @example await build({ root: ROOT, plugins: [cataloguePlugin(ROOT, generatedFolder)] });
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
