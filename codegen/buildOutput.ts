import { resolve } from 'node:path';

import { formatDiagnostic, type Diagnostic } from './DocumentError.ts';
import { emitService, emitShared, type OutputFolders } from './emit/emitService.ts';
import {
  areUnchanged,
  hashContent,
  hashFiles,
  type FileHashes,
  type GenerationStamp,
} from './fingerprint.ts';
import type { GeneratedTexts } from './generatedFiles.ts';
import { lintModels } from './lint/lintModels.ts';
import type { ServiceModel } from './model.ts';
import { checkModels } from './read/checkModels.ts';
import { dropUnknownReferences } from './read/dropUnknownReferences.ts';
import { readServices } from './read/readServices.ts';

/** Everything that came of the documents, and what is to be told about them. */
export interface BuildResult {
  /** The files that were made; those of documents that did not change are left out. */
  readonly texts: GeneratedTexts;
  /** Complete, those of unchanged documents included. */
  readonly stamp: GenerationStamp;
  readonly warnings: readonly string[];
  /** What our own documents should say and do not. */
  readonly lintDiagnostics: readonly Diagnostic[];
}

/**
 * Makes everything from documents, or only what has changed since a run.
 *
 * @param strict whether the project's own documents must be whole: without the others, some refer to what is not there
 * @throws DocumentError when a document is wrong; nothing has been written then
 */
export async function buildOutput(
  documents: readonly string[],
  out: OutputFolders,
  generator: string,
  previous?: GenerationStamp,
  strict = true,
): Promise<BuildResult> {
  const readModels = await readServices(documents);
  // What is left of a whole may refer to what was left out.
  const models = strict ? readModels : dropUnknownReferences(readModels);
  checkModels(models, strict);
  const names = hashContent(joinNames(models));
  const texts: Record<string, string> = {};
  const outputs: Record<string, FileHashes> = {};
  const warnings: string[] = [];
  for (const model of models) {
    const unchanged =
      previous?.names === names ? getUnchangedOutput(model, generator, previous) : undefined;
    if (unchanged) {
      outputs[model.source] = unchanged;
      continue;
    }
    const emitted = await emitService(model, out);
    Object.assign(texts, emitted.texts);
    outputs[model.source] = hashTexts(emitted.texts);
    const file = model.source;
    warnings.push(
      ...emitted.warnings.map(({ message: says, ...location }) =>
        formatDiagnostic({ file, ...location, message: says.en }),
      ),
    );
  }
  const sharedTexts = emitShared(models, out);
  outputs[''] = hashTexts(sharedTexts);
  const inputs = Object.fromEntries(
    models.map(({ source, files }) => [source, hashFiles(files.map(file => resolve(file)))]),
  );
  const stamp = { generator, documents, names, inputs, outputs };
  return {
    texts: { ...texts, ...sharedTexts },
    stamp,
    warnings,
    lintDiagnostics: lintModels(models),
  };
}

const joinNames = (models: readonly ServiceModel[]): string =>
  models.map(({ name, resources }) => [name, ...resources.map(each => each.name)].join()).join(' ');

function getUnchangedOutput(
  { source, files }: ServiceModel,
  generator: string,
  previous: GenerationStamp | undefined,
): FileHashes | undefined {
  const [inputs, outputs] = [previous?.inputs[source], previous?.outputs[source]];
  if (previous?.generator !== generator || !inputs || !outputs) return undefined;
  const areInputsUnchanged =
    files.every(file => inputs[file] !== undefined) && areUnchanged(inputs);
  return areInputsUnchanged && areUnchanged(outputs) ? outputs : undefined;
}

const hashTexts = (texts: GeneratedTexts): FileHashes =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashContent(text)]));
