import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { UnitName } from '../../schema/unit.ts';
import type { Resources } from '../descriptor/ResourcesContext.ts';
import { formatCell } from '../cells/Cell.ts';
import { type CellFormat, writeCell } from '../cells/writeCell.ts';

/** The messages and the format of the current language. */
export interface OperationTextFormat extends CellFormat {
  readonly separator: string;
  /** Formats the level of an output: `at 45 %`. */
  readonly formatLevel: (amount: string) => string;
  readonly getUnitLabel: (unit: UnitName, count: number) => string;
}

type Operations = ReadonlyMap<string, readonly OperationDescriptor[]>;

const operationsByResources = new WeakMap<Resources, Operations>();

/** Indexes the operations of some resources by the last path segment that is a name. */
function indexOperations(resources: Resources): Operations {
  const cached = operationsByResources.get(resources);
  if (cached) return cached;
  const operations = new Map<string, OperationDescriptor[]>();
  for (const operation of Object.values(resources).flatMap(({ actions }) => actions)) {
    const name = operation.path.slice(operation.path.lastIndexOf('/') + 1);
    if (!name.includes('{')) operations.set(name, [...(operations.get(name) ?? []), operation]);
  }
  operationsByResources.set(resources, operations);
  return operations;
}

/** The log name of reading a parameter, which otherwise has the name of setting it. @see DEVICE-01 */
const READ_ACTION = 'request';

/** Finds the operation that a record names; undefined for a name that no document has. */
function findOperation(
  name: string,
  owner: PlainObject,
  resources: Resources,
): OperationDescriptor | undefined {
  const found = indexOperations(resources).get(name) ?? [];
  const isRead = owner.action === READ_ACTION;
  return found.find(({ method }) => (method === 'get') === isRead) ?? found[0];
}

/** A name, alone or before a colon and a blank: `device-common:clock: Lamp 7`. */
const NAME_PATTERN = /^(\S+?)(?:: (.*))?$/su;

interface NamedValue {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  readonly owner: PlainObject;
}

/**
 * Formats a stored text about an operation with the labels of the documents.
 *
 * @param fields those of the record, for the one that names the operation of a body
 * @returns undefined for a text without a label in the documents: it is shown as it is
 */
export function formatOperationText(
  { field, value, owner }: NamedValue,
  {
    fields,
    resources,
  }: { readonly fields: readonly FieldDescriptor[]; readonly resources: Resources },
  textFormat: OperationTextFormat,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (field.operationText === 'operation') {
    const [, name = '', rest] = NAME_PATTERN.exec(value) ?? [];
    const operation = findOperation(name, owner, resources);
    if (!operation) return undefined;
    const { label, logText = label } = operation;
    const operationLabel = textFormat.text(isDone(owner) ? logText : label);
    return rest === undefined ? operationLabel : `${operationLabel}: ${rest}`;
  }
  const nameField = fields.find(({ operationText: names }) => names === 'operation');
  const name = nameField && owner[nameField.source];
  const operation = typeof name === 'string' ? findOperation(name, owner, resources) : undefined;
  const sentBody = parseObject(value);
  return operation?.body && sentBody && formatBody(operation.body, sentBody, textFormat);
}

/** Whether a log entry is about a completed operation; an entry without a result is. @see MON-03 */
const isDone = ({ result = 'success' }: PlainObject) => result === 'success';

type Body = NonNullable<OperationDescriptor['body']>;

/** Formats the request body of an operation in one line; undefined where its document has none of its fields. */
function formatBody(
  { fields, recordRepresentation }: Body,
  sentBody: PlainObject,
  textFormat: OperationTextFormat,
) {
  const sentFields = fields.filter(
    ({ source }) => sentBody[source] !== undefined && sentBody[source] !== null,
  );
  // Write-only values are omitted from logs, or masked in them.
  const shownFields = sentFields.filter(({ writeOnly }) => !writeOnly);
  const representation =
    recordRepresentation === undefined ? undefined : fillTemplate(recordRepresentation, sentBody);
  if (representation !== undefined) return representation;
  const [state, level] = [shownFields.find(hasLabels), shownFields.find(isPercentage)];
  const parts = shownFields.map(field => {
    const amount = formatAmount(field, sentBody[field.source], textFormat);
    if (field === state) return amount;
    return field === level && state
      ? textFormat.formatLevel(amount)
      : `${textFormat.text(field.label)} ${amount}`;
  });
  const isPhrase = shownFields[0] === state && shownFields[1] === level && level !== undefined;
  const phrases = isPhrase ? [parts.slice(0, 2).join(' '), ...parts.slice(2)] : parts;
  // A body of secrets alone, such as a password change, is the names of its fields.
  const texts =
    phrases.length > 0 ? phrases : sentFields.map(({ label }) => textFormat.text(label));
  return texts.length > 0 ? texts.join(textFormat.separator) : undefined;
}

const hasLabels = (field: FieldDescriptor) =>
  field.kind === 'boolean' && field.labels !== undefined;

const isPercentage = (field: FieldDescriptor) => 'unit' in field && field.unit === '%';

function formatAmount(
  field: FieldDescriptor,
  value: unknown,
  textFormat: OperationTextFormat,
): string {
  if (field.kind === 'boolean' && field.labels && typeof value === 'boolean')
    return textFormat.text(field.labels[value ? 'true' : 'false']);
  const cell = formatCell(writeCell(field, value, textFormat));
  return field.unit && typeof value === 'number'
    ? `${cell} ${textFormat.getUnitLabel(field.unit, value)}`
    : cell;
}

/** Fills in a template; undefined where one of its properties is missing. */
function fillTemplate(represent: string, sentBody: PlainObject): string | undefined {
  const names = [...represent.matchAll(/\{([^{}]+)\}/gu)].map(([, name = '']) => name);
  if (names.some(name => typeof sentBody[name] !== 'string' && typeof sentBody[name] !== 'number'))
    return undefined;
  return represent.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => String(sentBody[name]));
}

function parseObject(json: string): PlainObject | undefined {
  if (!json.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
