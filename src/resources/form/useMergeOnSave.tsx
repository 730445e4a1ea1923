import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import { getErrorStatus } from '../../domain/errorStatus.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormValues } from '../values/FormRules.ts';
import { type Conflict, findConflicts, mergeChanges } from '../values/mergeChanges.ts';
import { DeletedRecordDialog } from './DeletedRecordDialog.tsx';
import { findOtherChanges } from '../values/findOtherChanges.ts';
import { representRecord } from '../descriptor/representRecord.ts';
import { isSameValue } from '../values/isSameValue.ts';
import { NOT_SAVED } from './useFormSubmission.ts';
import { useIsUnmounted } from '../calls/useIsUnmounted.ts';

/** The chosen values, by the name of the value. */
export type ConflictResolution = Readonly<Record<string, unknown>>;

interface MergeOnSaveOptions {
  /** The name of the record. */
  readonly name: string;
  /** Reloads the record. */
  readonly read: () => Promise<RaRecord>;
  readonly fields: readonly FieldDescriptor[];
  /** The record at the start of the edit. */
  readonly before: RaRecord;
  /** Sends the changes; `theirs` is the current record. `NOT_SAVED` when the screen no longer waits for the call. */
  readonly send: (changes: FormValues, theirs: RaRecord) => Promise<unknown>;
  /** Opens a new record with the typed values, when the old one was deleted; absent where records cannot be created. */
  readonly onRecreate?: ((values: FormValues) => void) | undefined;
}

type SaveConflict =
  | { readonly conflicts: readonly Conflict[]; readonly otherChanges: readonly FieldDescriptor[] }
  | { readonly deletedValues: FormValues };

/**
 * Saves an edit of a record that another user may have changed meanwhile. The record is reloaded before the request;
 * one-sided changes are preserved, and for conflicts the user chooses mine, theirs or both. Nothing is lost: a cancel
 * returns to the form.
 *
 * @example const { save, dialog } = useMergeOnSave({ name, read, fields, before, send });
 * @see REL-03
 */
export function useMergeOnSave({
  name,
  read,
  fields,
  before,
  send,
  onRecreate,
}: MergeOnSaveOptions) {
  const [pending, setPending] = useState<PendingConflict>();
  const isUnmounted = useIsUnmounted();
  const requestResolution = (saveConflict: SaveConflict) =>
    new Promise<ConflictResolution | typeof NOT_SAVED>(resolve => {
      setPending({
        saveConflict,
        resolve: resolution => {
          setPending(undefined);
          resolve(resolution);
        },
      });
    });

  const mergeAndSend = async (
    values: FormValues,
    theirs: RaRecord,
  ): Promise<FormValues | typeof NOT_SAVED> => {
    // The form was left during the read: its input was discarded.
    if (isUnmounted.current) return NOT_SAVED;
    const knownFields = fields.filter(
      ({ when }) => matchesCondition(when, values) || matchesCondition(when, before),
    );
    const versions = { before, mine: values, theirs };
    const conflicts = findConflicts(knownFields, versions, ({ mine }) => mine);
    const otherChanges = findOtherChanges(knownFields, before, theirs, conflicts);
    const resolution =
      conflicts.length > 0 ? await requestResolution({ conflicts, otherChanges }) : {};
    if (resolution === NOT_SAVED) return NOT_SAVED;
    const changes = mergeChanges(knownFields, versions, ({ name }) => resolution[name]);
    if (Object.keys(changes).length === 0) return changes;
    try {
      if ((await send(changes, theirs)) === NOT_SAVED) return NOT_SAVED;
    } catch (error) {
      // Another user saved in between. Only a record that has changed again needs another decision.
      const latest = hasStatus(error, 409, 412) ? await read() : theirs;
      if (isSameValue(latest, theirs)) throw error;
      return mergeAndSend(values, latest);
    }
    return changes;
  };

  const save = async (values: FormValues): Promise<FormValues | typeof NOT_SAVED> => {
    try {
      return await mergeAndSend(values, await read());
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      const resolution = await requestResolution({ deletedValues: values });
      if (resolution !== NOT_SAVED) onRecreate?.(values);
      return NOT_SAVED;
    }
  };

  const dialog = pending && (
    <>
      {'deletedValues' in pending.saveConflict ? (
        <DeletedRecordDialog
          name={name}
          canRecreate={onRecreate !== undefined}
          onResolve={pending.resolve}
        />
      ) : (
        <ConflictDialog name={name} {...pending.saveConflict} onResolve={pending.resolve} />
      )}
    </>
  );
  return { save, dialog };
}

type MergeOnUpdateOptions = Omit<MergeOnSaveOptions, 'name' | 'read'> & {
  readonly descriptor: ResourceDescriptor;
};

/**
 * Saves an edit of a record of a resource, as {@link useMergeOnSave} does.
 *
 * @example const { save, dialog } = useMergeOnUpdate({ descriptor: users, before: user, fields, send });
 */
export function useMergeOnUpdate({ descriptor, before, ...options }: MergeOnUpdateOptions) {
  const provider = useDataProvider();
  const read = async () => {
    const { data } = await provider.getOne<RaRecord>(descriptor.name, { id: before.id });
    return data;
  };
  return useMergeOnSave({ ...options, before, read, name: representRecord(descriptor, before) });
}

interface PendingConflict {
  readonly saveConflict: SaveConflict;
  readonly resolve: (resolve: ConflictResolution | typeof NOT_SAVED) => void;
}

const hasStatus = (error: unknown, ...statuses: readonly unknown[]) =>
  statuses.includes(getErrorStatus(error));
