import type { ServiceModel } from '../model.ts';
import { identifier } from '../read/humanise.ts';
import { header } from './header.ts';
import { Code, literal, member } from './literal.ts';

const sourcesOf = (models: readonly ServiceModel[]) =>
  models.map(({ source }) => source).join(', ');

/**
 * Emits catalogue.ts: every service with its operations and resources, every resource by name, and the types of
 * the operations of each service.
 */
export function emitCatalogue(models: readonly ServiceModel[], schemaImport: string): string {
  const imports = models.flatMap(({ name, resources }) => [
    `import { operations as ${name}Operations } from './${name}/operations.ts';\n`,
    ...(resources.length > 0
      ? [`import * as ${name}Resources from './${name}/resources.ts';\n`]
      : []),
    `import type { operations as ${name}Types } from './${name}/types.ts';\n`,
  ]);
  const of = ({ name, resources }: ServiceModel) =>
    resources.map(resource => [
      resource.name,
      new Code(member(`${name}Resources`, identifier(resource.name))),
    ]);
  const services = models.map(model => [
    model.name,
    {
      operations: new Code(`${model.name}Operations`),
      resources: Object.fromEntries(of(model)) as object,
    },
  ]);
  const all = Object.fromEntries(models.flatMap(of)) as object;
  const types = models.map(({ name }) => `  readonly ${name}: ${name}Types;\n`);
  return `${header(sourcesOf(models))}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
${imports.join('')}
export const services = ${literal(Object.fromEntries(services))} as const;

export interface OperationTypes {
${types.join('')}}

export const resources: Readonly<Record<string, ResourceDescriptor>> = ${literal(all)};
`;
}

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
  return `${header(sourcesOf(models))}import { services } from '${consoleImport}/catalogue.ts';
${imports.join('')}
export const catalogue = ${literal(Object.fromEntries(catalogue))} as const;
`;
}
