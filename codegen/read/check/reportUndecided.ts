import type { FieldDescriptor } from '../../../src/schema/field.ts';
import { isValidInputName } from '../../../src/schema/isValidInputName.ts';
import type { OperationDescriptor } from '../../../src/schema/operation.ts';
import type { ResourceModel } from '../../model.ts';
import type { OpenApiDocument } from '../../openapi.ts';
import type { BoundOperation } from '../operation/BoundOperation.ts';
import { getBodyContent, canBuildBody } from '../operation/requestBody.ts';
import { isPathParameter, splitPath } from '../operation/pathTemplate.ts';
import {
  getParameterKey,
  findConstantParameters,
  isRequiredParameter,
} from '../operation/findConstantParameters.ts';
import type { FoundOperation } from '../operation/pathItem.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import { usesXConsole } from '../schema/usesXConsole.ts';

/** The parts of a console that the document defines. */
interface ReadDocument {
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationDescriptor[];
  readonly resources: readonly ResourceModel[];
}

/**
 * Reports what could not be inferred.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export const reportUndecided = (
  readDocument: ReadDocument,
  bound: readonly BoundOperation[],
): readonly DocumentWarning[] => [
  ...reportEmptyDocument(readDocument, bound),
  ...reportUnknownFields(readDocument.document, readDocument.resources),
  ...reportUnwritableNames(readDocument.operations),
  ...(usesXConsole(readDocument.document)
    ? []
    : [
        ...reportConstantParameters(readDocument.document),
        ...reportInferredReferences(readDocument.resources),
        ...reportUnboundCalls(readDocument.document, bound),
      ]),
];

const reportEmptyDocument = (
  { resources }: ReadDocument,
  bound: readonly BoundOperation[],
): readonly DocumentWarning[] =>
  bound.length === 0
    ? [
        createWarning(
          ['paths'],
          'the document has no operations, so there is nothing to show: is it the right file?',
          '文档中没有任何接口，没有可显示的内容：请确认文件是否正确',
        ),
      ]
    : resources.length === 0 && bound.some(({ binding }) => !binding.isStated)
      ? [
          createWarning(
            ['paths'],
            'no operation lists records, so there is no resource to show',
            '没有列出记录的接口，因此没有可以显示的资源',
          ),
        ]
      : [];

function reportUnknownFields(
  document: OpenApiDocument,
  resources: readonly ResourceModel[],
): readonly DocumentWarning[] {
  const isOwn = usesXConsole(document);
  return resources.flatMap(({ name, schema, fields }, index) => {
    // Resources of one schema have the same fields, which are reported once.
    if (resources.findIndex(each => each.schema === schema) < index) return [];
    const component = ['components', 'schemas', schema, 'properties'];
    const isComponent = document.components?.schemas?.[schema] !== undefined;
    return fields.flatMap(field =>
      findUnknownFields(field, field.source).map(([fieldPath, description]) =>
        createWarning(
          isComponent ? [...component, field.source] : ['paths'],
          `${name}.${fieldPath} is ${description}, which has no form; ${isOwn ? 'say `widget`' : 'it is shown as it is'}`,
          `${name}.${fieldPath} 没有对应的表单控件（${description}），${isOwn ? '可用 `widget` 指定' : '按原样显示'}`,
        ),
      ),
    );
  });
}

/** Reports properties whose names are invalid in a form. */
function reportUnwritableNames(
  operations: readonly OperationDescriptor[],
): readonly DocumentWarning[] {
  const names = operations.flatMap(({ resource, kind: is, body }) =>
    resource === undefined || is === 'none'
      ? []
      : (body?.fields ?? [])
          .filter(({ source }) => !isValidInputName(source))
          .map(({ source }) => `${resource} ${source}`),
  );
  return [...new Set(names)].map(name => {
    const fieldPath = name.replace(' ', '.');
    return createWarning(
      ['paths'],
      `${fieldPath} has a name that no form can write; it is shown, and stays unchanged when a record is updated`,
      `${fieldPath} 的名称不能用于表单：只显示，修改记录时保持原值`,
    );
  });
}

/** Reports references that are inferred from names only. */
const reportInferredReferences = (
  resources: readonly ResourceModel[],
): readonly DocumentWarning[] =>
  resources.flatMap(({ name, schema, fields }) =>
    fields.flatMap(field =>
      field.kind === 'reference' && field.embedded === undefined
        ? [
            createWarning(
              ['components', 'schemas', schema, 'properties', field.source],
              `${name}.${field.source} is taken for the key of one of ${field.reference}, by its name`,
              `${name}.${field.source} 按名称视为 ${field.reference} 的键`,
            ),
          ]
        : [],
    ),
  );

/**
 * Finds the fields that cannot be rendered: the field itself, or those of its object. Deeper ones are reported with
 * their own record.
 */
const findUnknownFields = (
  field: FieldDescriptor,
  fieldPath: string,
): readonly (readonly [pointer: string, description: string])[] =>
  field.kind === 'unknown'
    ? [[fieldPath, field.description]]
    : field.kind === 'object'
      ? field.fields.flatMap(inner =>
          inner.kind === 'unknown' && !inner.description.includes(' inside ')
            ? [[`${fieldPath}.${inner.source}`, inner.description] as const]
            : [],
        )
      : [];

/** Reports the constant parameters of all calls, which an installation has to configure. */
const reportConstantParameters = (document: OpenApiDocument): readonly DocumentWarning[] =>
  [...findConstantParameters(document).values()].map(({ name, value, isStated }) => {
    const sent = JSON.stringify(value);
    return createWarning(
      ['paths'],
      `calls carry "${name}": ${sent}, ${isStated ? 'which the document names' : 'as the document names no value'}; \`parameters\` in config.json can say another`,
      `每次调用都带有“${name}”：${sent}（${isStated ? '文档给出的值' : '文档没有给出值'}）；可在 config.json 的 \`parameters\` 中改为其他值`,
    );
  });

/** Reports calls without a screen, and the reasons. */
const reportUnboundCalls = (
  document: OpenApiDocument,
  bound: readonly BoundOperation[],
): readonly DocumentWarning[] =>
  bound.flatMap(({ found, binding }) => {
    if (binding.kind !== 'none') return [];
    const call = `${found.method.toUpperCase()} ${found.template}`;
    const [en, zh] = explainUnbound(document, found, bound);
    return [
      createWarning(found.at, `${call} is on no screen: ${en}`, `${call} 没有对应的界面：${zh}`),
    ];
  });

function explainUnbound(
  document: OpenApiDocument,
  found: FoundOperation,
  bound: readonly BoundOperation[],
): readonly [en: string, zh: string] {
  const keyCount = splitPath(found.template).filter(isPathParameter).length;
  const constants = findConstantParameters(document);
  const requiredNames = found.parameters
    .filter(each => isRequiredParameter(each) && !constants.has(getParameterKey(each)))
    .map(({ name }) => name);
  const update = bound.find(
    each => each.binding.kind === 'update' && isRecordPath(each.found.template, found.template),
  );
  const [mediaType] = getBodyContent(document, found) ?? [];
  if (keyCount > 1) return [`it needs ${keyCount} keys in its path`, `路径需要 ${keyCount} 个键`];
  if (requiredNames.length > 0) {
    return [`it insists on ${requiredNames.join(', ')}`, `必须带参数 ${requiredNames.join('、')}`];
  }
  if (update && (found.method === 'put' || found.method === 'patch')) {
    const other = update.found.method.toUpperCase();
    return [`${other} changes a record already`, `修改记录已使用 ${other}`];
  }
  if (mediaType !== undefined && !canBuildBody(document, found)) {
    return [
      `its body, ${mediaType}, has no fields that a form could have`,
      `请求体 ${mediaType} 没有可供表单填写的字段`,
    ];
  }
  return ['it belongs to no list of records', '不属于任何记录列表'];
}

/** Whether a template is a record path, or the path right above it. */
const isRecordPath = (record: string, template: string): boolean =>
  record === template || record.replace(/\/\{[^/]+\}$/, '') === template;
