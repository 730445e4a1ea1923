import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { Unit } from '../../schema/unit.ts';
import type { Owner } from '../fieldKit.ts';
import { isObject } from '../isObject.ts';
import type { Resources } from '../ResourcesContext.ts';
import { cellText } from '../transfer/cells/Cell.ts';
import { type CellWords, writeCell } from '../transfer/cells/writeCell.ts';

/** The words of the screen and of its language. */
export interface OperationWords extends CellWords {
  readonly comma: string;
  /** So much of what is on: `at 45 %`. */
  readonly at: (amount: string) => string;
  readonly unitWord: (unit: Unit, count: number) => string;
}

type Operations = ReadonlyMap<string, readonly OperationDescriptor[]>;

const known = new WeakMap<Resources, Operations>();

/** The operations on some resources, by the last step of their paths where that is a name. */
function operationsOf(resources: Resources): Operations {
  const before = known.get(resources);
  if (before) return before;
  const operations = new Map<string, OperationDescriptor[]>();
  for (const operation of Object.values(resources).flatMap(({ actions }) => actions)) {
    const name = operation.path.slice(operation.path.lastIndexOf('/') + 1);
    if (!name.includes('{')) operations.set(name, [...(operations.get(name) ?? []), operation]);
  }
  known.set(resources, operations);
  return operations;
}

/** What a log calls reading a parameter, which has the name of setting it. @see spec B7 */
const READ = 'request';

/** The operation that a name in a record stands for; undefined for a name that no document has. */
function operationOf(
  name: string,
  owner: Owner,
  resources: Resources,
): OperationDescriptor | undefined {
  const found = operationsOf(resources).get(name) ?? [];
  const isRead = owner.action === READ;
  return found.find(({ method }) => (method === 'get') === isRead) ?? found[0];
}

/** A name, alone or before a colon and a blank: `device-common:clock: Lamp 7`. */
const NAMED = /^(\S+?)(?:: (.*))?$/su;

interface Named {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  readonly owner: Owner;
}

/**
 * What a text says of an operation, in the words of the documents.
 *
 * @param fields those of the record, for the one that names the operation of a body
 * @returns undefined for a text that the documents have no words for: it is shown as it is
 */
export function operationText(
  { field, value, owner }: Named,
  {
    fields,
    resources,
  }: { readonly fields: readonly FieldDescriptor[]; readonly resources: Resources },
  words: OperationWords,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (field.names === 'operation') {
    const [, name = '', rest] = NAMED.exec(value) ?? [];
    const operation = operationOf(name, owner, resources);
    if (!operation) return undefined;
    const { label, logText = label } = operation;
    const said = words.text(isDone(owner) ? logText : label);
    return rest === undefined ? said : `${said}: ${rest}`;
  }
  const naming = fields.find(({ names }) => names === 'operation');
  const name = naming && owner[naming.source];
  const operation = typeof name === 'string' ? operationOf(name, owner, resources) : undefined;
  const sent = objectIn(value);
  return operation?.body && sent && bodyText(operation.body, sent, words);
}

/** Whether an entry of a log is of something that took place; one without a result is. @see spec B7 */
const isDone = ({ result = 'success' }: Owner) => result === 'success';

type Body = NonNullable<OperationDescriptor['body']>;

/** What was sent to an operation, in one line; undefined where its document knows none of it. */
function bodyText({ fields, represent }: Body, sent: Owner, words: OperationWords) {
  // What is written only is left out of logs, or hidden in them.
  const shown = fields.filter(
    ({ source, writeOnly }) => !writeOnly && sent[source] !== undefined && sent[source] !== null,
  );
  const named = represent === undefined ? undefined : template(represent, sent);
  if (named !== undefined) return named;
  const [state, level] = [shown.find(hasLabels), shown.find(isShare)];
  const parts = shown.map(field => {
    const amount = amountText(field, sent[field.source], words);
    if (field === state) return amount;
    return field === level && state ? words.at(amount) : `${words.text(field.label)} ${amount}`;
  });
  const isPhrase = shown[0] === state && shown[1] === level && level !== undefined;
  const phrases = isPhrase ? [parts.slice(0, 2).join(' '), ...parts.slice(2)] : parts;
  return phrases.length > 0 ? phrases.join(words.comma) : undefined;
}

const hasLabels = (field: FieldDescriptor) =>
  field.kind === 'boolean' && field.labels !== undefined;

const isShare = (field: FieldDescriptor) => 'unit' in field && field.unit === '%';

function amountText(field: FieldDescriptor, value: unknown, words: OperationWords): string {
  if (field.kind === 'boolean' && field.labels && typeof value === 'boolean')
    return words.text(field.labels[value ? 'true' : 'false']);
  const cell = cellText(writeCell(field, value, words));
  return field.unit && typeof value === 'number'
    ? `${cell} ${words.unitWord(field.unit, value)}`
    : cell;
}

/** A template with every property that it names; undefined where one is missing. */
function template(represent: string, sent: Owner): string | undefined {
  const names = [...represent.matchAll(/\{([^{}]+)\}/gu)].map(([, name = '']) => name);
  if (names.some(name => typeof sent[name] !== 'string' && typeof sent[name] !== 'number'))
    return undefined;
  return represent.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => String(sent[name]));
}

function objectIn(json: string): Owner | undefined {
  if (!json.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
