import { join } from 'node:path';

import type { Told } from '../../src/schema/about.ts';
import type { Texts } from '../files.ts';
import type { ServiceModel } from '../model.ts';
import { importPath, PROJECT } from '../project.ts';
import { aboutDocument, emitAbout, emitAboutDocument } from './about.ts';
import {
  emitCalls,
  emitCatalogue,
  emitMockCatalogue,
  emitServices,
  emitSignInCalls,
} from './catalogue.ts';
import { emitDocument } from './document.ts';
import { emitMocks, mockFiles } from './mocks.ts';
import { emitOperations } from './operations.ts';
import { emitResources } from './resources.ts';
import { shareParts } from './shareParts.ts';
import { emitTypes } from './types.ts';
import { emitValidators, emitValidatorTypes } from './validators.ts';

/** The two folders that everything generated goes to, as absolute paths. */
export interface Out {
  readonly console: string;
  readonly mocks: string;
}

const schemaImport = (file: string) => importPath(file, join(PROJECT, 'src', 'schema'));

const below = (folder: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [join(folder, path), text]));

/** Emits every file of one document. */
export async function emitService(
  model: ServiceModel,
  out: Out,
): Promise<{ readonly texts: Texts; readonly told: readonly Told[] }> {
  const folder = join(out.console, model.name);
  const mocks = join(out.mocks, model.name);
  const schema = schemaImport(join(folder, 'operations.ts'));
  const types = await emitTypes(model);
  const validators = await emitValidators(model);
  const { handlers, examples, schemas } = await emitMocks(model);
  const names = mockFiles(model.name);
  const about = aboutDocument(model, validators.told);
  const parts = shareParts(model);
  const texts = {
    ...below(folder, parts.texts),
    [join(folder, 'types.ts')]: types,
    ...below(
      folder,
      emitOperations(model, schemaImport(join(folder, 'operations', 'any.ts')), parts),
    ),
    ...(model.resources.length > 0 && {
      [join(folder, 'resources.ts')]: emitResources(model, schema, parts),
    }),
    [join(folder, 'validators.js')]: validators.code,
    [join(folder, 'validators.d.ts')]: emitValidatorTypes(model, schema),
    [join(folder, 'document.json')]: emitDocument(model),
    [join(folder, 'about.ts')]: emitAboutDocument(about, schema),
    [join(mocks, 'handlers.ts')]: handlers,
    [join(mocks, names.examples)]: examples,
    [join(mocks, names.schemas)]: schemas,
  };
  return { texts, told: about.told };
}

/** Emits the files that bring all documents together: one for the console, one for the mocks. */
export function emitShared(models: readonly ServiceModel[], out: Out): Texts {
  const file = join(out.console, 'catalogue.ts');
  const ofMocks = join(out.mocks, 'catalogue.ts');
  return {
    [file]: emitCatalogue(models, schemaImport(file)),
    [join(out.console, 'services.ts')]: emitServices(models),
    [join(out.console, 'calls.ts')]: emitCalls(models, schemaImport(file)),
    [join(out.console, 'signInCalls.ts')]: emitSignInCalls(models, schemaImport(file)),
    [join(out.console, 'about.ts')]: emitAbout(models, schemaImport(file)),
    [ofMocks]: emitMockCatalogue(models, importPath(ofMocks, out.console)),
  };
}
