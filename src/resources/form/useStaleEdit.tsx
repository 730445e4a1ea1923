import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { holds } from '../holds.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormValues } from './FormRules.ts';
import { type Clash, clashesOf, mergeEdit } from './mergeEdit.ts';
import { GoneDialog } from './GoneDialog.tsx';
import { othersChanges } from './othersChanges.ts';
import { represent } from '../represent.ts';
import { sameValue } from './sameValue.ts';
import { STAY } from './useRecordForm.ts';

/** What stands, by the name of the value. */
export type Settled = Readonly<Record<string, unknown>>;

interface StaleSaveOptions {
  /** What the record is called. */
  readonly name: string;
  /** Reads it once more. */
  readonly read: () => Promise<RaRecord>;
  readonly fields: readonly FieldDescriptor[];
  /** The record as the form began with it. */
  readonly before: RaRecord;
  /** Sends what changes; `theirs` is the record as it is now. `STAY` when nobody waits for it any more. */
  readonly send: (changes: FormValues, theirs: RaRecord) => Promise<unknown>;
  /** Makes a new record of what was typed, when the old one is gone; absent where the document cannot. */
  readonly onAddAgain?: ((values: FormValues) => void) | undefined;
}

type Question =
  | { readonly clashes: readonly Clash[]; readonly others: readonly FieldDescriptor[] }
  | { readonly gone: FormValues };

/**
 * Saves an edit of a record that somebody else may have changed meanwhile. The record is read again
 * before anything is sent; what only one of the two changed is kept, and of what both changed a
 * person chooses mine, theirs or both. Nothing is lost: who thinks better of it is back in the form.
 *
 * @see spec REL-03
 */
export function useStaleSave({ name, read, fields, before, send, onAddAgain }: StaleSaveOptions) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (question: Question) =>
    new Promise<Settled | typeof STAY>(resolve => {
      setAsked({
        question,
        answer: answer => {
          setAsked(undefined);
          resolve(answer);
        },
      });
    });

  const attempt = async (
    values: FormValues,
    theirs: RaRecord,
  ): Promise<FormValues | typeof STAY> => {
    const known = fields.filter(({ when }) => holds(when, values) || holds(when, before));
    const versions = { before, mine: values, theirs };
    const clashes = clashesOf(known, versions, ({ mine }) => mine);
    const others = othersChanges(known, before, theirs, clashes);
    const settled = clashes.length > 0 ? await ask({ clashes, others }) : {};
    if (settled === STAY) return STAY;
    const changes = mergeEdit(known, versions, ({ name }) => settled[name]);
    if (Object.keys(changes).length === 0) return changes;
    try {
      if ((await send(changes, theirs)) === STAY) return STAY;
    } catch (error) {
      // Somebody was faster still. Only a record that has changed again is worth another question.
      const now = hasStatus(error, 409, 412) ? await read() : theirs;
      if (sameValue(now, theirs)) throw error;
      return attempt(values, now);
    }
    return changes;
  };

  const save = async (values: FormValues): Promise<FormValues | typeof STAY> => {
    try {
      return await attempt(values, await read());
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      const answer = await ask({ gone: values });
      if (answer !== STAY) onAddAgain?.(values);
      return STAY;
    }
  };

  const dialog = asked && (
    <>
      {'gone' in asked.question ? (
        <GoneDialog name={name} canAdd={onAddAgain !== undefined} onAnswer={asked.answer} />
      ) : (
        <ConflictDialog name={name} {...asked.question} onAnswer={asked.answer} />
      )}
    </>
  );
  return { save, dialog };
}

type StaleEditOptions = Omit<StaleSaveOptions, 'name' | 'read'> & {
  readonly descriptor: ResourceDescriptor;
};

/** The same of a record of a resource. */
export function useStaleEdit({ descriptor, before, ...options }: StaleEditOptions) {
  const provider = useDataProvider();
  const read = async () => {
    const { data } = await provider.getOne<RaRecord>(descriptor.name, { id: before.id });
    return data;
  };
  return useStaleSave({ ...options, before, read, name: represent(descriptor, before) });
}

interface Asked {
  readonly question: Question;
  readonly answer: (answer: Settled | typeof STAY) => void;
}

const hasStatus = (error: unknown, ...statuses: readonly unknown[]) =>
  statuses.includes((error as { status?: unknown } | null)?.status);
