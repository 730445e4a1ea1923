import type { CallDescriptor, OperationDescriptor } from '../../src/schema/operation.ts';
import type { LocalizedText } from '../../src/schema/localizedText.ts';
import type { ServiceModel } from '../model.ts';
import { toConstantName, toAllLanguages } from '../read/schema/humanise.ts';
import { formatHeader } from './formatHeader.ts';
import { SourceText, formatLiteral, member } from './formatLiteral.ts';
import { buildResponseShape } from './buildResponseShape.ts';

const joinSources = (models: readonly ServiceModel[]) =>
  models.map(({ source }) => source).join(', ');

/** The title of a document: its `x-console` label, else its `title`, else the name of its service. */
export const getDocumentTitle = ({
  name,
  document,
}: Pick<ServiceModel, 'name' | 'document'>): LocalizedText =>
  document['x-console']?.label ?? toAllLanguages(document.info?.title ?? name);

/** Emits catalogue.ts: every resource by name. */
export function emitCatalogue(models: readonly ServiceModel[], schemaImport: string): string {
  const all = Object.fromEntries(models.flatMap(listResourceConstants)) as object;
  return `${formatHeader(joinSources(models))}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
${models.map(importResources).join('')}
export const resources: Readonly<Record<string, ResourceDescriptor>> = ${formatLiteral(all)};
`;
}

/**
 * Emits services.ts: every service with its operations and resources. It is separate from the resources, because a
 * list needs only the operations that its resource names.
 */
export function emitServices(models: readonly ServiceModel[]): string {
  const imports = models.map(
    model => `import { operations as ${model.name}Operations } from './${model.name}/operations.ts';
${importResources(model)}`,
  );
  const services = models.map(model => [
    model.name,
    {
      label: getDocumentTitle(model),
      operations: new SourceText(`${model.name}Operations`),
      resources: Object.fromEntries(listResourceConstants(model)) as object,
    },
  ]);
  return `${formatHeader(joinSources(models))}${imports.join('')}
export const services = ${formatLiteral(Object.fromEntries(services))} as const;
`;
}

/**
 * Emits calls.ts: what is required to call any operation, and the operation types of each service. It has a tenth of
 * the data of the operations, so that a screen that calls one does not load the labels and forms of all.
 */
export function emitCalls(models: readonly ServiceModel[], schemaImport: string): string {
  const imports = models.map(
    ({ name }) => `import type { operations as ${name}Types } from './${name}/types.ts';\n`,
  );
  const types = models.map(({ name }) => `  readonly ${name}: ${name}Types;\n`);
  const calls = models.map(({ name, operations, document }) => [
    name,
    Object.fromEntries(
      operations.map(operation => {
        const shape = buildResponseShape(document, operation);
        return [operation.id, { ...toCallDescriptor(operation), ...(shape && { shape }) }];
      }),
    ) as object,
  ]);
  return `${formatHeader(joinSources(models))}import type { CallDescriptor } from '${schemaImport}/operation.ts';
${imports.join('')}
export interface OperationTypes {
${types.join('')}}

export const calls = ${formatLiteral(Object.fromEntries(calls))} as const satisfies Readonly<
  Record<string, Readonly<Record<string, CallDescriptor>>>
>;
`;
}

/** The calls before the console's screens are loaded: the sign-in page has a limit of 80 kB. */
const SIGN_IN_CALLS = ['login', 'logout', 'getUser', 'getVersion', 'getLanguage'];

/** Emits signInCalls.ts: the call descriptors of the sign-in page. */
export function emitSignInCalls(models: readonly ServiceModel[], schemaImport: string): string {
  const calls = models
    .flatMap(({ operations }) => operations)
    .filter(({ id }) => SIGN_IN_CALLS.includes(id));
  const constants = calls.map(
    operation => `
export const ${operation.id} = ${formatLiteral(toCallDescriptor(operation))} as const satisfies CallDescriptor;
`,
  );
  return `${formatHeader(joinSources(models))}import type { CallDescriptor } from '${schemaImport}/operation.ts';
${constants.join('')}`;
}

const toCallDescriptor = (operation: OperationDescriptor): CallDescriptor => {
  const { service, method, path, secured, parameters, body, responses } = operation;
  return {
    ...{ service, method, path, secured },
    parameters: parameters.map(({ name, in: location, json }) => ({ name, in: location, json })),
    ...(body && { body: { mediaType: body.mediaType } }),
    // The first response, a successful one, decides how a response is read.
    responses: responses.slice(0, 1).map(({ status, mediaType }) => ({ status, mediaType })),
  };
};

const importResources = ({ name, resources }: ServiceModel): string =>
  resources.length > 0 ? `import * as ${name}Resources from './${name}/resources.ts';\n` : '';

const listResourceConstants = ({ name, resources }: ServiceModel) =>
  resources.map(resource => [
    resource.name,
    new SourceText(member(`${name}Resources`, toConstantName(resource.name))),
  ]);

/** Emits the catalogue of the mocks: every service with its validators and handlers. */
export function emitMockCatalogue(models: readonly ServiceModel[], consoleImport: string): string {
  const imports = models.map(
    ({ name }) =>
      `import { validators as ${name}Validators } from '${consoleImport}/${name}/validators.js';
import { exampleResponses as ${name}ExampleResponses } from './${name}/handlers.ts';
`,
  );
  const catalogue = models.map(({ name }) => [
    name,
    {
      operations: new SourceText(`services.${name}.operations`),
      resources: new SourceText(`services.${name}.resources`),
      validators: new SourceText(`${name}Validators`),
      exampleResponses: new SourceText(`${name}ExampleResponses`),
    },
  ]);
  return `${formatHeader(joinSources(models))}import { services } from '${consoleImport}/services.ts';
${imports.join('')}
export const catalogue = ${formatLiteral(Object.fromEntries(catalogue))} as const;
`;
}
