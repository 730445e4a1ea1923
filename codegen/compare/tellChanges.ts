import type { Change, Touch } from './Change.ts';

const MOST_PLACES = 4;

/** Tells changes to a person: breaking ones first, each with what it touches below it. */
export function tellChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'nothing that the console shows or sends has changed';
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const safe = changes.filter(({ severity }) => severity === 'safe');
  return [...section('breaking', breaking), ...section('safe', safe), summary(breaking, safe)].join(
    '\n',
  );
}

const section = (title: string, changes: readonly Change[]): readonly string[] =>
  changes.length === 0 ? [] : [title, ...changes.flatMap(tellChange), ''];

function tellChange({ service, subject, what, touches, remedy }: Change): readonly string[] {
  return [
    `  ${service}: ${subject}: ${what}`,
    ...(touches.length > 0 ? [`      touches ${touches.map(tellTouch).join('; ')}`] : []),
    ...(remedy === undefined ? [] : [`      ${remedy}`]),
  ];
}

function tellTouch({ part, where }: Touch): string {
  if (where.length === 0) return part;
  const more = where.length - MOST_PLACES;
  const told = where.slice(0, MOST_PLACES).join(', ');
  return `${part} (${told}${more > 0 ? ` and ${more} more` : ''})`;
}

const summary = (breaking: readonly Change[], safe: readonly Change[]) =>
  `${breaking.length} breaking, ${safe.length} safe`;
