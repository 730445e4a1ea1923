import { repeatField } from '../../../src/features/users/passwordFields.ts';
import { services } from '../../../src/generated/services.ts';
import type { Language } from '../../../src/i18n/language.ts';
import type { FieldDescriptor } from '../../../src/schema/field.ts';

/** Returns the message of a key with its parameters. */
export type Translate = (key: string, blanks?: Readonly<Record<string, string>>) => string;

const PARTS = [
  ...['signIn', 'shell', 'home', 'resources', 'users', 'validation', 'errors'],
  ...['lists', 'filters', 'bulk', 'tasks', 'forms', 'access', 'documents'],
  ...['palette', 'password', 'sections'],
  'lazy/index',
] as const;

type MessageTable = Readonly<Record<string, string>>;

/** Reads the messages of a language. A missing key is an error of the test. */
export async function readMessages(language: Language): Promise<Translate> {
  const parts = await Promise.all(
    PARTS.map(
      async part =>
        (await import(`../../../src/i18n/${language}/${part}.ts`)) as Readonly<
          Record<string, MessageTable>
        >,
    ),
  );
  const text: MessageTable = Object.fromEntries(
    parts.flatMap(part => Object.values(part)).flatMap(messages => Object.entries(messages)),
  );
  return (key, blanks = {}) => {
    const template = text[key];
    if (template === undefined) throw new Error(`There are no words for ${key} in ${language}.`);
    return template.replaceAll(/%\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');
  };
}

const { operations, resources } = services.users;

/** Returns the column label of a field of users. */
export function getColumnLabel(source: string, language: Language): string {
  return labelIn(resources.users.fields, source, language);
}

/** Returns the label of a field in the form of an operation; the repeated password is in no document. */
export function getFormLabel(
  operation: 'createUser' | 'updateUser' | 'resetPassword',
  source: string,
  language: Language,
): string {
  return labelIn([...operations[operation].body.fields, repeatField], source, language);
}

/** Returns the label of an operation in its document. */
export function getOperationLabel(operation: keyof typeof operations, language: Language): string {
  return operations[operation].label[language];
}

function labelIn(fields: readonly FieldDescriptor[], source: string, language: Language): string {
  const field = fields.find(one => one.source === source);
  if (field === undefined) throw new Error(`There is no field ${source}.`);
  return field.label[language];
}
