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
import { checkModels } from './read/check/checkModels.ts';
import { dropUnknownReferences } from './read/dropUnknownReferences.ts';
import { readServices } from './read/readServices.ts';

/** The files generated from the documents, and the messages to report about them. */
export interface BuildResult {
  /** The generated files; those of unchanged documents are omitted. */
  readonly texts: GeneratedTexts;
  /** Complete, including unchanged documents. */
  readonly stamp: GenerationStamp;
  readonly warnings: readonly string[];
  /** What the project's own documents should contain and do not. */
  readonly lintDiagnostics: readonly Diagnostic[];
}

/**
 * Generates everything from documents, or only what has changed since a run.
 *
 * @param strict whether every resource that the documents refer to must exist
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
  // The remaining documents may refer to excluded ones.
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
