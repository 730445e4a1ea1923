import type { FieldDescriptor } from '../../src/schema/field.ts';
import { canNameInput } from '../../src/schema/canNameInput.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceModel } from '../model.ts';
import type { OpenApi } from '../openapi.ts';
import type { BoundOperation } from './binding.ts';
import { bodyOf, canBeSent } from './bodyContent.ts';
import { isParameter, stepsOf } from './collections.ts';
import { constantKey, constantsOf, isInsisted } from './constants.ts';
import type { FoundOperation } from './operations.ts';
import { remark, type Remark } from './remark.ts';
import { speaksConsole } from './speaks.ts';

/** What a console is made of. */
interface Read {
  readonly document: OpenApi;
  readonly operations: readonly OperationDescriptor[];
  readonly resources: readonly ResourceModel[];
}

/** What could not be inferred, so that it is said and not guessed. */
export const tellOpen = (read: Read, bound: readonly BoundOperation[]): readonly Remark[] => [
  ...tellNothing(read, bound),
  ...tellFields(read.document, read.resources),
  ...tellNames(read.operations),
  ...(speaksConsole(read.document)
    ? []
    : [
        ...tellConstants(read.document),
        ...tellReferences(read.resources),
        ...tellCalls(read.document, bound),
      ]),
];

const tellNothing = ({ resources }: Read, bound: readonly BoundOperation[]): readonly Remark[] =>
  bound.length === 0
    ? [
        remark(
          ['paths'],
          'the document has no operations, so there is nothing to show: is it the right file?',
          '文档中没有任何接口，没有可显示的内容：请确认文件是否正确',
        ),
      ]
    : resources.length === 0 && bound.some(({ binding }) => !binding.stated)
      ? [
          remark(
            ['paths'],
            'no operation lists records, so there is no resource to show',
            '没有列出记录的接口，因此没有可以显示的资源',
          ),
        ]
      : [];

function tellFields(document: OpenApi, resources: readonly ResourceModel[]): readonly Remark[] {
  const speaks = speaksConsole(document);
  return resources.flatMap(({ name, schema, fields }, index) => {
    // Resources of one schema have the same fields, which are told once.
    if (resources.findIndex(each => each.schema === schema) < index) return [];
    const component = ['components', 'schemas', schema, 'properties'];
    const isComponent = document.components?.schemas?.[schema] !== undefined;
    return fields.flatMap(field =>
      unknownIn(field, field.source).map(([place, told]) =>
        remark(
          isComponent ? [...component, field.source] : ['paths'],
          `${name}.${place} is ${told}, which has no form; ${speaks ? 'say `widget`' : 'it is shown as it is'}`,
          `${name}.${place} 没有对应的表单控件（${told}），${speaks ? '可用 `widget` 指定' : '按原样显示'}`,
        ),
      ),
    );
  });
}

/** Properties of such names that no form can write them. */
function tellNames(operations: readonly OperationDescriptor[]): readonly Remark[] {
  const names = operations.flatMap(({ resource, is, body }) =>
    resource === undefined || is === 'none'
      ? []
      : (body?.fields ?? [])
          .filter(({ source }) => !canNameInput(source))
          .map(({ source }) => `${resource} ${source}`),
  );
  return [...new Set(names)].map(name => {
    const place = name.replace(' ', '.');
    return remark(
      ['paths'],
      `${place} has a name that no form can write; it is shown, and kept as it is when a record is changed`,
      `${place} 的名称不能用于表单：只显示，修改记录时保持原值`,
    );
  });
}

/** References that only their names tell. */
const tellReferences = (resources: readonly ResourceModel[]): readonly Remark[] =>
  resources.flatMap(({ name, schema, fields }) =>
    fields.flatMap(field =>
      field.kind === 'reference' && field.embedded === undefined
        ? [
            remark(
              ['components', 'schemas', schema, 'properties', field.source],
              `${name}.${field.source} is taken for the key of one of ${field.reference}, by its name`,
              `${name}.${field.source} 按名称视为 ${field.reference} 的键`,
            ),
          ]
        : [],
    ),
  );

/** The fields that cannot be drawn: a field, or those of an object that it is. What is deeper is told with its own record. */
const unknownIn = (
  field: FieldDescriptor,
  place: string,
): readonly (readonly [place: string, told: string])[] =>
  field.kind === 'unknown'
    ? [[place, field.told]]
    : field.kind === 'object'
      ? field.fields.flatMap(inner =>
          inner.kind === 'unknown' && !inner.told.includes(' inside ')
            ? [[`${place}.${inner.source}`, inner.told] as const]
            : [],
        )
      : [];

/** What every call carries, so that an installation knows what it has to say. */
const tellConstants = (document: OpenApi): readonly Remark[] =>
  [...constantsOf(document).values()].map(({ name, value, isSaid }) => {
    const sent = JSON.stringify(value);
    return remark(
      ['paths'],
      `calls carry "${name}": ${sent}, ${isSaid ? 'which the document names' : 'as the document names no value'}; \`parameters\` in config.json can say another`,
      `每次调用都带有“${name}”：${sent}（${isSaid ? '文档给出的值' : '文档没有给出值'}）；可在 config.json 的 \`parameters\` 中改为其他值`,
    );
  });

/** Calls that are on no screen, and why not. */
const tellCalls = (document: OpenApi, bound: readonly BoundOperation[]): readonly Remark[] =>
  bound.flatMap(({ found, binding }) => {
    if (binding.is !== 'none') return [];
    const call = `${found.method.toUpperCase()} ${found.template}`;
    const [en, zh] = whyNot(document, found, bound);
    return [remark(found.at, `${call} is on no screen: ${en}`, `${call} 没有对应的界面：${zh}`)];
  });

function whyNot(
  document: OpenApi,
  found: FoundOperation,
  bound: readonly BoundOperation[],
): readonly [en: string, zh: string] {
  const inPath = stepsOf(found.template).filter(isParameter).length;
  const constants = constantsOf(document);
  const asked = found.parameters
    .filter(each => isInsisted(each) && !constants.has(constantKey(each)))
    .map(({ name }) => name);
  const update = bound.find(
    each => each.binding.is === 'update' && isAt(each.found.template, found.template),
  );
  const [mediaType] = bodyOf(document, found) ?? [];
  if (inPath > 1) return [`it needs ${inPath} keys in its path`, `路径需要 ${inPath} 个键`];
  if (asked.length > 0) {
    return [`it insists on ${asked.join(', ')}`, `必须带参数 ${asked.join('、')}`];
  }
  if (update && (found.method === 'put' || found.method === 'patch')) {
    const other = update.found.method.toUpperCase();
    return [`${other} changes a record already`, `修改记录已使用 ${other}`];
  }
  if (mediaType !== undefined && !canBeSent(document, found)) {
    return [
      `its body, ${mediaType}, has no fields that a form could have`,
      `请求体 ${mediaType} 没有可供表单填写的字段`,
    ];
  }
  return ['it belongs to no list of records', '不属于任何记录列表'];
}

/** Whether a record has its address at a template, or right below it. */
const isAt = (record: string, template: string): boolean =>
  record === template || record.replace(/\/\{[^/]+\}$/, '') === template;
