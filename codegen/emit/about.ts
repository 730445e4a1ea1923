import type { AboutDocument, AboutResource, Told } from '../../src/schema/about.ts';
import type { Verb } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { isOwnDocument } from '../project.ts';
import { complainer } from '../read/complainer.ts';
import { inEveryLanguage } from '../read/humanise.ts';
import { tellWhy } from '../read/tellWhy.ts';
import { titleOf } from './catalogue.ts';
import { header } from './header.ts';
import { Code, literal } from './literal.ts';

/** What a console would like to do with any resource. */
const VERBS: readonly Verb[] = ['list', 'count', 'one', 'create', 'update', 'delete'];

/**
 * What was found out about a document, for people to read.
 *
 * @param more what was passed over after reading, without a place
 */
export function aboutDocument(model: ServiceModel, more: readonly string[]): AboutDocument {
  const { name, source, openapi, document, operations, resources } = model;
  const { version, description } = document.info ?? {};
  const { help } = document['x-console'] ?? {};
  const about = help ?? (description === undefined ? undefined : inEveryLanguage(description));
  return {
    service: name,
    source,
    title: titleOf(model),
    ...(version !== undefined && { version: String(version) }),
    ...(about && { description: about }),
    openapi,
    own: isOwnDocument(source),
    operations: operations.length,
    resources: resources.map(resource => aboutResource(model, resource)),
    calls: operations
      .filter(({ resource, is }) => resource === undefined || is === 'none' || is === 'reading')
      .map(({ id, label, ...operation }) => ({ id, call: callOf(operation), label })),
    told: toldOf(model, more),
  };
}

const callOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

function aboutResource(model: ServiceModel, resource: ResourceModel): AboutResource {
  const { name, plural, dialect, verbs, actions } = resource;
  const calls = VERBS.flatMap(verb => {
    const operation = model.operations.find(({ id }) => id === verbs[verb]);
    return operation ? [[verb, callOf(operation)] as const] : [];
  });
  // A total that comes with the rows needs no call of its own.
  const wanted = VERBS.filter(verb => verb !== 'count' || dialect === 'loopback');
  return {
    name,
    plural,
    dialect,
    why: tellWhy(resource),
    verbs: Object.fromEntries(calls),
    missing: wanted.filter(verb => verbs[verb] === undefined),
    actions: actions.length,
  };
}

/** Remarks with their places in the files. Looking for places reads the files again, so it is done for remarks only. */
function toldOf({ told, files, source }: ServiceModel, more: readonly string[]): readonly Told[] {
  const locate = complainer(files);
  return [
    ...told.map(({ at, says }): Told => {
      const { file, line } = at.length === 0 ? { file: source } : locate({ at, message: '' });
      return { says, file, ...(line !== undefined && { line }) };
    }),
    ...more.map((sentence): Told => ({ says: { en: sentence, zh: sentence }, file: source })),
  ];
}

/** Emits about.ts of one document. */
export const emitAboutDocument = (about: AboutDocument, schemaImport: string): string =>
  `${header(about.source)}import type { AboutDocument } from '${schemaImport}/about.ts';

export const about: AboutDocument = ${literal(about)};
`;

/** Emits the about.ts of all documents: what the page about them shows. */
export function emitAbout(models: readonly ServiceModel[], schemaImport: string): string {
  const imports = models.map(
    ({ name }) => `import { about as ${name}About } from './${name}/about.ts';\n`,
  );
  const all = models.map(({ name }) => new Code(`${name}About`));
  return `${header(models.map(({ source }) => source).join(', '))}import type { AboutDocument } from '${schemaImport}/about.ts';
${imports.join('')}
export const about: readonly AboutDocument[] = ${literal(all)};
`;
}
