import { withWords } from '../../i18n/laterWords.ts';
import type { FieldOf } from '../../schema/field.ts';
import { noteWrong } from '../form/fileWrongs.ts';

const loadRules = withWords(() => import('../../domain/uploads.ts'));

/**
 * Takes a file that somebody chose: under a name that no file system minds, and judged by what is in it. One that is too
 * large is not even read.
 *
 * @see SEC-08
 */
export async function takeFile(chosen: File, { maxLength = Infinity }: FieldOf<'file'>) {
  const { cleanFileName, judgeAnyUpload, tooLarge } = await loadRules();
  const name = cleanFileName(chosen.name) || 'file';
  const { type, lastModified } = chosen;
  const file = name === chosen.name ? chosen : new File([chosen], name, { type, lastModified });
  const wrong =
    chosen.size > maxLength
      ? tooLarge(chosen.size, maxLength)
      : judgeAnyUpload({ name, bytes: new Uint8Array(await chosen.arrayBuffer()) }, maxLength);
  noteWrong(file, wrong);
  return file;
}
