import { generateInChild } from '../../../codegen/commands/childTask.ts';
import { ensureBuilt } from '../../../codegen/commands/consoleBuild.ts';

/** Completes generation and build before two workers start a city each. */
export default async function prepare(): Promise<void> {
  await generateInChild();
  await ensureBuilt();
}
