import { resolve } from 'node:path';

import { tell, type Complaint } from './DocumentError.ts';
import { emitService, emitShared, type Out } from './emit/emitService.ts';
import { areUnchanged, hash, hashFiles, type Hashes, type Stamp } from './fingerprint.ts';
import type { Texts } from './files.ts';
import { lintModels } from './lint/lintModels.ts';
import type { ServiceModel } from './model.ts';
import { checkModels } from './read/checkModels.ts';
import { dropLostReferences } from './read/dropLostReferences.ts';
import { readServices } from './read/readServices.ts';

/** Everything that came of the documents, and what is to be told about them. */
export interface Made {
  /** The files that were made; those of documents that did not change are left out. */
  readonly texts: Texts;
  /** Complete, those of unchanged documents included. */
  readonly stamp: Stamp;
  readonly told: readonly string[];
  /** What our own documents should say and do not. */
  readonly wanting: readonly Complaint[];
}

/**
 * Makes everything from documents, or only what has changed since a run.
 *
 * @param strict whether the project's own documents must be whole: without the others, some refer to what is not there
 * @throws DocumentError when a document is wrong; nothing has been written then
 */
export async function make(
  documents: readonly string[],
  out: Out,
  generator: string,
  last?: Stamp,
  strict = true,
): Promise<Made> {
  const read = await readServices(documents);
  // What is left of a whole may refer to what was left out.
  const models = strict ? read : dropLostReferences(read);
  checkModels(models, strict);
  const names = hash(namesOf(models));
  const texts: Record<string, string> = {};
  const outputs: Record<string, Hashes> = {};
  const told: string[] = [];
  for (const model of models) {
    const kept = last?.names === names ? unchangedOutput(model, generator, last) : undefined;
    if (kept) {
      outputs[model.source] = kept;
      continue;
    }
    const made = await emitService(model, out);
    Object.assign(texts, made.texts);
    outputs[model.source] = hashTexts(made.texts);
    const file = model.source;
    told.push(...made.told.map(({ says, ...where }) => tell({ file, ...where, message: says.en })));
  }
  const shared = emitShared(models, out);
  outputs[''] = hashTexts(shared);
  const inputs = Object.fromEntries(
    models.map(({ source, files }) => [source, hashFiles(files.map(file => resolve(file)))]),
  );
  const stamp = { generator, documents, names, inputs, outputs };
  return { texts: { ...texts, ...shared }, stamp, told, wanting: lintModels(models) };
}

const namesOf = (models: readonly ServiceModel[]): string =>
  models.map(({ name, resources }) => [name, ...resources.map(each => each.name)].join()).join(' ');

function unchangedOutput(
  { source, files }: ServiceModel,
  generator: string,
  last: Stamp | undefined,
): Hashes | undefined {
  const [inputs, outputs] = [last?.inputs[source], last?.outputs[source]];
  if (last?.generator !== generator || !inputs || !outputs) return undefined;
  const same = files.every(file => inputs[file] !== undefined) && areUnchanged(inputs);
  return same && areUnchanged(outputs) ? outputs : undefined;
}

const hashTexts = (texts: Texts): Hashes =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hash(text)]));
