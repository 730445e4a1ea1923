import type { ResourceModel, ServiceModel } from '../model.ts';
import { identifier } from '../read/humanise.ts';
import { header } from './header.ts';
import { Code, literal, member } from './literal.ts';

/** Emits resources.ts: the descriptor of every resource, one constant each, in document order. The document must have some. */
export function emitResources({ resources, source }: ServiceModel, schemaImport: string): string {
  const constants = resources.map(
    resource =>
      `export const ${identifier(resource.name)} = ${literal(descriptorOf(resource))} as const satisfies ResourceDescriptor;\n`,
  );
  return `${header(source)}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
import { operations } from './operations.ts';

${constants.join('\n')}`;
}

const descriptorOf = ({ verbs, actions, ...resource }: ResourceModel) => ({
  ...resource,
  verbs: Object.fromEntries(
    Object.entries(verbs).map(([verb, id]) => [verb, new Code(member('operations', id))]),
  ),
  actions: actions.map(id => new Code(member('operations', id))),
});
