import type { ResourceModel, ServiceModel } from '../model.ts';
import { toConstantName } from '../read/schema/humanise.ts';
import { formatHeader } from './formatHeader.ts';
import { SourceText, formatLiteral } from './formatLiteral.ts';
import { getOperationFileNames } from './emitOperations.ts';
import { type SharedParts, shareParts } from './shareParts.ts';

/**
 * Emits resources.ts: the descriptor of every resource, one constant each, in document order. The document must have
 * resources.
 *
 * It imports the operations that it names individually: otherwise operations without a resource would be loaded before
 * the first list.
 */
export function emitResources(
  model: ServiceModel,
  schemaImport: string,
  { share }: Pick<SharedParts, 'share'> = shareParts(model),
): string {
  const { resources, source } = model;
  const files = getOperationFileNames(model);
  const usedOperationIds = new Set(
    resources.flatMap(({ verbs, actions, imports, within }) => [
      ...Object.values(verbs),
      ...actions,
      ...(imports ? [imports.operation] : []),
      ...(within ? [within.list, within.count] : []),
    ]),
  );
  const importedIds = [...files.keys()].filter(id => usedOperationIds.has(id));
  // A resource name never contains a dollar sign.
  const names = new Map(importedIds.map((id, index) => [id, `$${index}`]));
  const imports = [...names].map(
    ([id, name]) => `import { operation as ${name} } from './operations/${files.get(id)}.ts';\n`,
  );
  const shared = share(
    resources.map(resource => toDescriptorSource(resource, names)),
    '.',
  );
  const constants = resources.map(
    (resource, index) =>
      `export const ${toConstantName(resource.name)} = ${formatLiteral((shared.value as readonly unknown[])[index])} as const satisfies ResourceDescriptor;\n`,
  );
  return `${formatHeader(source)}import type { ResourceDescriptor } from '${schemaImport}/resource.ts';
${imports.join('')}${shared.imports}
${constants.join('\n')}`;
}

function toDescriptorSource(
  { verbs, actions, imports, within, ...resource }: ResourceModel,
  names: ReadonlyMap<string, string>,
) {
  const operation = (id: string) => new SourceText(names.get(id) ?? 'undefined');
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
