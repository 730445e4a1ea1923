import type { ResourceModel, ServiceModel } from '../model.ts';
import { constantName } from '../read/humanise.ts';
import { header } from './header.ts';
import { Code, literal } from './literal.ts';
import { operationFiles } from './operations.ts';
import { type SharedParts, shareParts } from './shareParts.ts';

/**
 * Emits resources.ts: the descriptor of every resource, one constant each, in document order. The document must have some.
 *
 * It imports the operations that it names, one by one: what no resource has would be loaded before the first list otherwise.
 */
export function emitResources(
  model: ServiceModel,
  schemaImport: string,
  { share }: Pick<SharedParts, 'share'> = shareParts(model),
): string {
  const { resources, source } = model;
  const files = operationFiles(model);
  const wanted = new Set(
    resources.flatMap(({ verbs, actions, imports, within }) => [
      ...Object.values(verbs),
      ...actions,
      ...(imports ? [imports.operation] : []),
      ...(within ? [within.list, within.count] : []),
    ]),
  );
  const named = [...files.keys()].filter(id => wanted.has(id));
  // No name of a resource has a dollar.
  const names = new Map(named.map((id, index) => [id, `$${index}`]));
  const imports = [...names].map(
    ([id, name]) => `import { operation as ${name} } from './operations/${files.get(id)}.ts';\n`,
  );
  const parts = share(
    resources.map(resource => descriptorOf(resource, names)),
    '.',
  );
  const constants = resources.map(
    (resource, index) =>
      `export const ${constantName(resource.name)} = ${literal((parts.value as readonly unknown[])[index])} as const satisfies ResourceDescriptor;\n`,
  );
  return `${header(source)}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
${imports.join('')}${parts.imports}
${constants.join('\n')}`;
}

function descriptorOf(
  { verbs, actions, imports, within, ...resource }: ResourceModel,
  names: ReadonlyMap<string, string>,
) {
  const operation = (id: string) => new Code(names.get(id) ?? 'undefined');
  return {
    ...resource,
    ...(within && {
      within: { ...within, list: operation(within.list), count: operation(within.count) },
    }),
    ...(imports && { imports: { ...imports, operation: operation(imports.operation) } }),
    verbs: Object.fromEntries(Object.entries(verbs).map(([verb, id]) => [verb, operation(id)])),
    actions: actions.map(operation),
  };
}
