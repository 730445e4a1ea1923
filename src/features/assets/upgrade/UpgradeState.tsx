import { Suspense } from 'react';

import { isPlanned, stuckSince } from '../../../domain/upgrade.ts';
import { upgradeLogs } from '../../../generated/core/resources.ts';
import type { Owner } from '../../../resources/fieldKit.ts';
import { FieldShow } from '../../../resources/fieldShows.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';
import { useClock } from './useClock.ts';

const fields: readonly FieldDescriptor[] = upgradeLogs.fields;
const state = fields.find(({ source }) => source === 'state');

/** Most upgrades are done: what is to be said of the others comes with the first of them. */
const UpgradeNote = lazyScreen(async () => (await import('./UpgradeNote.tsx')).UpgradeNote);

/** The state of an upgrade: what the document calls it, that it is planned for later, or that nothing is heard of it. */
export const UpgradeState = ({ upgrade }: { readonly upgrade: Owner }) => {
  const now = useClock();
  const word = state && <FieldShow field={state} owner={upgrade} />;
  const isNoted =
    upgrade['state'] === 'failed' ||
    isPlanned(upgrade, now) ||
    stuckSince(upgrade, now) !== undefined;
  return isNoted ? (
    <Suspense fallback={word}>
      <UpgradeNote upgrade={upgrade} now={now} word={word} />
    </Suspense>
  ) : (
    word
  );
};
