import { Refusal } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { type EquipmentNote, noteEquipment } from '../notes.ts';
import { resultOfRefusal } from '../outcome.ts';

/** Waits for what a device is told, and writes a refusal into the log of that device. */
export async function noteRefused<Answer>(
  call: Call,
  asset: Row,
  note: EquipmentNote,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal)
      noteEquipment(call, asset, { ...note, ...resultOfRefusal(error.code) });
    throw error;
  }
}
