import { join } from 'node:path';

import type { AboutWarning } from '../../src/schema/about.ts';
import type { GeneratedTexts } from '../generatedFiles.ts';
import type { ServiceModel } from '../model.ts';
import { getImportPath, PROJECT_ROOT } from '../project.ts';
import { buildAboutDocument, emitAbout, emitAboutDocument } from './emitAbout.ts';
import {
  emitCalls,
  emitCatalogue,
  emitMockCatalogue,
  emitServices,
  emitSignInCalls,
} from './emitCatalogue.ts';
import { findWebhooks } from '../read/operation/webhook.ts';
import { formatOrigin } from './formatHeader.ts';
import { emitMocks, getMockFileNames } from './emitMocks.ts';
import { emitOperations } from './emitOperations.ts';
import { emitResources } from './emitResources.ts';
import { shareParts } from './shareParts.ts';
import { emitTypes } from './emitTypes.ts';
import { emitValidators, emitValidatorTypes, emitWebhookTypes } from './emitValidators.ts';

/** The two folders of all generated files, as absolute paths. */
export interface OutputFolders {
  readonly console: string;
  readonly mocks: string;
}

const getSchemaImport = (file: string) => getImportPath(file, join(PROJECT_ROOT, 'src', 'schema'));

const prefixPaths = (folder: string, texts: GeneratedTexts): GeneratedTexts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [join(folder, path), text]));

/** Emits document.json: the bundled document, which the mocks and the contract tests validate against. */
const emitDocument = ({ document, source }: ServiceModel): string =>
  `${JSON.stringify({ 'x-generated': formatOrigin(source), ...document }, null, 1)}\n`;

/** Emits every file of one document. */
export async function emitService(
  model: ServiceModel,
  out: OutputFolders,
): Promise<{ readonly texts: GeneratedTexts; readonly warnings: readonly AboutWarning[] }> {
  const folder = join(out.console, model.name);
  const mocks = join(out.mocks, model.name);
  const schema = getSchemaImport(join(folder, 'operations.ts'));
  const types = await emitTypes(model);
  const validators = await emitValidators(model);
  const { handlers, examples, schemas } = await emitMocks(model);
  const mockNames = getMockFileNames(model.name);
  const about = buildAboutDocument(model, validators.warnings);
  const parts = shareParts(model);
  const texts = {
    ...prefixPaths(folder, parts.texts),
    [join(folder, 'types.ts')]: types,
    ...prefixPaths(
      folder,
      emitOperations(model, getSchemaImport(join(folder, 'operations', 'any.ts')), parts),
    ),
    ...(model.resources.length > 0 && {
      [join(folder, 'resources.ts')]: emitResources(model, schema, parts),
    }),
    [join(folder, 'validators.js')]: validators.code,
    [join(folder, 'validators.d.ts')]: emitValidatorTypes(model, schema),
    ...(findWebhooks(model.document).length > 0 && {
      [join(folder, 'webhooks.js')]: (await emitValidators(model, 'webhooks')).code,
      [join(folder, 'webhooks.d.ts')]: emitWebhookTypes(model, schema),
    }),
    [join(folder, 'document.json')]: emitDocument(model),
    [join(folder, 'about.ts')]: emitAboutDocument(about, schema),
    [join(mocks, 'handlers.ts')]: handlers,
    [join(mocks, mockNames.examples)]: examples,
    [join(mocks, mockNames.schemas)]: schemas,
  };
  return { texts, warnings: about.warnings };
}

/** Emits the files that combine all documents: one for the console, one for the mocks. */
export function emitShared(models: readonly ServiceModel[], out: OutputFolders): GeneratedTexts {
  const file = join(out.console, 'catalogue.ts');
  const mockCatalogueFile = join(out.mocks, 'catalogue.ts');
  return {
    [file]: emitCatalogue(models, getSchemaImport(file)),
    [join(out.console, 'services.ts')]: emitServices(models),
    [join(out.console, 'calls.ts')]: emitCalls(models, getSchemaImport(file)),
    [join(out.console, 'signInCalls.ts')]: emitSignInCalls(models, getSchemaImport(file)),
    [join(out.console, 'about.ts')]: emitAbout(models, getSchemaImport(file)),
    [mockCatalogueFile]: emitMockCatalogue(models, getImportPath(mockCatalogueFile, out.console)),
  };
}
