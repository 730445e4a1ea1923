import type { CallDescriptor, OperationDescriptor } from '../../src/schema/operation.ts';
import type { Text } from '../../src/schema/text.ts';
import type { ServiceModel } from '../model.ts';
import { constantName, inEveryLanguage } from '../read/humanise.ts';
import { header } from './header.ts';
import { Code, literal, member } from './literal.ts';
import { responseShape } from './responseShape.ts';

const sourcesOf = (models: readonly ServiceModel[]) =>
  models.map(({ source }) => source).join(', ');

/** What a document is called: as it says, else its title, else the name of its service. */
export const titleOf = ({ name, document }: Pick<ServiceModel, 'name' | 'document'>): Text =>
  document['x-console']?.label ?? inEveryLanguage(document.info?.title ?? name);

/** Emits catalogue.ts: every resource by name. */
export function emitCatalogue(models: readonly ServiceModel[], schemaImport: string): string {
  const all = Object.fromEntries(models.flatMap(constantsOf)) as object;
  return `${header(sourcesOf(models))}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
${models.map(importResources).join('')}
export const resources: Readonly<Record<string, ResourceDescriptor>> = ${literal(all)};
`;
}

/**
 * Emits services.ts: every service with its operations and resources. Apart from the resources, because a list needs
 * only those operations that its resource names.
 */
export function emitServices(models: readonly ServiceModel[]): string {
  const imports = models.map(
    model => `import { operations as ${model.name}Operations } from './${model.name}/operations.ts';
${importResources(model)}`,
  );
  const services = models.map(model => [
    model.name,
    {
      label: titleOf(model),
      operations: new Code(`${model.name}Operations`),
      resources: Object.fromEntries(constantsOf(model)) as object,
    },
  ]);
  return `${header(sourcesOf(models))}${imports.join('')}
export const services = ${literal(Object.fromEntries(services))} as const;
`;
}

/**
 * Emits calls.ts: what it takes to make the call of any operation, and the types of the operations of each service.
 * A tenth of what an operation says, so that a screen that calls one does not load the words and the forms of all.
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
        const shape = responseShape(document, operation);
        return [operation.id, { ...callOf(operation), ...(shape && { shape }) }];
      }),
    ) as object,
  ]);
  return `${header(sourcesOf(models))}import type { CallDescriptor } from '${schemaImport}/operation.ts';
${imports.join('')}
export interface OperationTypes {
${types.join('')}}

export const calls = ${literal(Object.fromEntries(calls))} as const satisfies Readonly<
  Record<string, Readonly<Record<string, CallDescriptor>>>
>;
`;
}

/** The calls that the console makes before its screens are loaded: a sign-in page of 80 kB has no room for more. */
const SIGN_IN_CALLS = ['login', 'logout', 'getUser', 'getVersion', 'getLanguage'];

/** Emits signInCalls.ts: what it takes to make the calls of the sign-in page. */
export function emitSignInCalls(models: readonly ServiceModel[], schemaImport: string): string {
  const calls = models
    .flatMap(({ operations }) => operations)
    .filter(({ id }) => SIGN_IN_CALLS.includes(id));
  const constants = calls.map(
    operation => `
export const ${operation.id} = ${literal(callOf(operation))} as const satisfies CallDescriptor;
`,
  );
  return `${header(sourcesOf(models))}import type { CallDescriptor } from '${schemaImport}/operation.ts';
${constants.join('')}`;
}

const callOf = (operation: OperationDescriptor): CallDescriptor => {
  const { service, method, path, secured, parameters, body, answers } = operation;
  return {
    ...{ service, method, path, secured },
    parameters: parameters.map(({ name, in: place, json }) => ({ name, in: place, json })),
    ...(body && { body: { mediaType: body.mediaType } }),
    // The first answer, a successful one, decides how an answer is read.
    answers: answers.slice(0, 1).map(({ status, mediaType }) => ({ status, mediaType })),
  };
};

const importResources = ({ name, resources }: ServiceModel): string =>
  resources.length > 0 ? `import * as ${name}Resources from './${name}/resources.ts';\n` : '';

const constantsOf = ({ name, resources }: ServiceModel) =>
  resources.map(resource => [
    resource.name,
    new Code(member(`${name}Resources`, constantName(resource.name))),
  ]);

/** Emits the catalogue of the mocks: every service with what judges and what answers its calls. */
export function emitMockCatalogue(models: readonly ServiceModel[], consoleImport: string): string {
  const imports = models.map(
    ({ name }) =>
      `import { validators as ${name}Validators } from '${consoleImport}/${name}/validators.js';
import { answers as ${name}Answers } from './${name}/handlers.ts';
`,
  );
  const catalogue = models.map(({ name }) => [
    name,
    {
      operations: new Code(`services.${name}.operations`),
      resources: new Code(`services.${name}.resources`),
      validators: new Code(`${name}Validators`),
      answers: new Code(`${name}Answers`),
    },
  ]);
  return `${header(sourcesOf(models))}import { services } from '${consoleImport}/services.ts';
${imports.join('')}
export const catalogue = ${literal(Object.fromEntries(catalogue))} as const;
`;
}
