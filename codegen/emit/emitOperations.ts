import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import { formatHeader } from './formatHeader.ts';
import { SourceText, formatLiteral } from './formatLiteral.ts';
import { buildResponseShape } from './buildResponseShape.ts';
import { type SharedParts, shareParts } from './shareParts.ts';

/**
 * Emits each operation as a file of its own, and operations.ts, which brings them together by operationId in
 * document order. Apart, because the sign-in page needs three of them and must not load the rest.
 *
 * @param parts what several of them say alike
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
 * Adds what readers rely on in the response of a read that belongs to no resource: nothing else in its descriptor says it.
 * Public reads are left out, for the pages before and after sign-in are held to a size.
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
 * The file of each operation by its operationId, without an ending, in document order: the operationId without what a
 * path cannot hold, told apart in any file system.
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
