import type { ServiceModel } from '../model.ts';
import { identifier } from '../read/humanise.ts';
import { header } from './header.ts';
import { Code, literal, member } from './literal.ts';

/** Emits catalogue.ts: every service with its operations and resources, and every resource by name. */
export function emitCatalogue(models: readonly ServiceModel[], schemaImport: string): string {
  const imports = models.flatMap(({ name, resources }) => [
    `import { operations as ${name}Operations } from './${name}/operations.ts';\n`,
    ...(resources.length > 0
      ? [`import * as ${name}Resources from './${name}/resources.ts';\n`]
      : []),
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
  const sources = models.map(({ source }) => source).join(', ');
  return `${header(sources)}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
${imports.join('')}
export const services = ${literal(Object.fromEntries(services))} as const;

export const resources: Readonly<Record<string, ResourceDescriptor>> = ${literal(all)};
`;
}
