import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import { formatHeader } from './formatHeader.ts';
import { SourceText, formatLiteral } from './formatLiteral.ts';
import { buildResponseShape } from './buildResponseShape.ts';
import { type SharedParts, shareParts } from './shareParts.ts';

/**
 * Emits each operation as a file of its own, and operations.ts, which combines them by operationId in document order.
 * The files are separate because the sign-in page needs three of them and must not load the rest.
 *
 * @param parts the values that several operations share
 * @param schemaImport the path from a file in `operations/` to the types of the descriptors
 * @returns text by path, relative to the folder of the document
 */
export function emitOperations(
  model: ServiceModel,
  schemaImport: string,
  { share }: Pick<SharedParts, 'share'> = shareParts(model),
): Readonly<Record<string, string>> {
  const { operations, source } = model;
  const files = [...getOperationFileNames(model).values()];
  const operationTexts = operations.map((operation, index) => {
    const { value, imports } = share(withShape(model, operation), '..');
    return [
      `operations/${files[index]}.ts`,
      `${formatHeader(source)}import type { OperationDescriptor } from '${schemaImport}/operation.ts';
${imports}
export const operation = ${formatLiteral(value)} as const satisfies OperationDescriptor;
`,
    ];
  });
  const byId = operations.map(({ id }, index) => [id, new SourceText(`operation${index}`)]);
  const imports = files.map(
    (file, index) => `import { operation as operation${index} } from './operations/${file}.ts';\n`,
  );
  const all = `${formatHeader(source)}${imports.join('')}
export const operations = ${formatLiteral(Object.fromEntries(byId))} as const;
`;
  return Object.fromEntries([...operationTexts, ['operations.ts', all]]) as Record<string, string>;
}

/**
 * Adds the response shape to a read that belongs to no resource: no other part of its descriptor defines it. Public
 * reads are excluded, because the pages before and after sign-in have a size limit.
 */
function withShape(
  { document }: ServiceModel,
  operation: OperationDescriptor,
): OperationDescriptor {
  if (operation.resource !== undefined || !operation.secured) return operation;
  const shape = buildResponseShape(document, operation);
  return shape ? { ...operation, shape } : operation;
}

/**
 * Returns the file name of each operation by its operationId, without an extension, in document order: the operationId
 * without characters that are invalid in a path, unique in case-insensitive file systems.
 */
export function getOperationFileNames({
  operations,
}: Pick<ServiceModel, 'operations'>): ReadonlyMap<string, string> {
  const usedNames = new Set<string>();
  return new Map(
    operations.map(({ id }, index) => {
      const safeId = id.replace(/\W+/g, '-');
      const name = usedNames.has(safeId.toLowerCase()) ? `${safeId}-${index}` : safeId;
      usedNames.add(name.toLowerCase());
      return [id, name];
    }),
  );
}
