import type { AboutDocument, AboutResource, AboutWarning } from '../../src/schema/about.ts';
import type { Verb } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { isOwnDocument } from '../project.ts';
import { createDiagnosticLocator } from '../read/report/createDiagnosticLocator.ts';
import { toAllLanguages } from '../read/schema/humanise.ts';
import { explainListing } from '../read/listing/explainListing.ts';
import { getDocumentTitle } from './emitCatalogue.ts';
import { formatHeader } from './formatHeader.ts';
import { SourceText, formatLiteral } from './formatLiteral.ts';

/** The verbs that the console uses for any resource. */
const RESOURCE_VERBS: readonly Verb[] = ['list', 'count', 'one', 'create', 'update', 'delete'];

/**
 * Returns what is known about a document, as readable text.
 *
 * @param extraWarnings the parts skipped after reading, without a location
 */
export function buildAboutDocument(
  model: ServiceModel,
  extraWarnings: readonly string[],
): AboutDocument {
  const { name, source, openapi, document, operations, resources } = model;
  const { version, description } = document.info ?? {};
  const { help } = document['x-console'] ?? {};
  const about = help ?? (description === undefined ? undefined : toAllLanguages(description));
  return {
    service: name,
    source,
    title: getDocumentTitle(model),
    ...(version !== undefined && { version: String(version) }),
    ...(about && { description: about }),
    openapi,
    isOwn: isOwnDocument(source),
    operations: operations.length,
    resources: resources.map(resource => buildAboutResource(model, resource)),
    calls: operations
      .filter(
        ({ resource, kind }) => resource === undefined || kind === 'none' || kind === 'report',
      )
      .map(({ id, label, ...operation }) => ({ id, call: formatCall(operation), label })),
    warnings: locateWarnings(model, extraWarnings),
  };
}

const formatCall = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

function buildAboutResource(model: ServiceModel, resource: ResourceModel): AboutResource {
  const { name, plural, dialect, verbs, actions } = resource;
  const calls = RESOURCE_VERBS.flatMap(verb => {
    const operation = model.operations.find(({ id }) => id === verbs[verb]);
    return operation ? [[verb, formatCall(operation)] as const] : [];
  });
  // A total in the list response makes a count call unnecessary.
  const expectedVerbs = RESOURCE_VERBS.filter(verb => verb !== 'count' || dialect === 'loopback');
  return {
    name,
    plural,
    dialect,
    explanation: explainListing(resource),
    verbs: Object.fromEntries(calls),
    missing: expectedVerbs.filter(verb => verbs[verb] === undefined),
    actions: actions.length,
  };
}

/**
 * Returns the warnings with their locations in the files. Locating re-reads the files, so it runs for warnings only.
 */
function locateWarnings(
  { warnings, files, source }: ServiceModel,
  extraWarnings: readonly string[],
): readonly AboutWarning[] {
  const locate = createDiagnosticLocator(files);
  return [
    ...warnings.map(({ at, message: says }): AboutWarning => {
      const { file, line } = at.length === 0 ? { file: source } : locate({ at, message: '' });
      return { message: says, file, ...(line !== undefined && { line }) };
    }),
    ...extraWarnings.map((sentence): AboutWarning => ({
      message: { en: sentence, zh: sentence },
      file: source,
    })),
  ];
}

/** Emits about.ts of one document. */
export const emitAboutDocument = (about: AboutDocument, schemaImport: string): string =>
  `${formatHeader(about.source)}import type { AboutDocument } from '${schemaImport}/about.ts';

export const about: AboutDocument = ${formatLiteral(about)};
`;

/** Emits the about.ts of all documents, which the page about them shows. */
export function emitAbout(models: readonly ServiceModel[], schemaImport: string): string {
  const imports = models.map(
    ({ name }) => `import { about as ${name}About } from './${name}/about.ts';\n`,
  );
  const all = models.map(({ name }) => new SourceText(`${name}About`));
  return `${formatHeader(models.map(({ source }) => source).join(', '))}import type { AboutDocument } from '${schemaImport}/about.ts';
${imports.join('')}
export const about: readonly AboutDocument[] = ${formatLiteral(all)};
`;
}
