import type { DocumentChange, AffectedPart } from './DocumentChange.ts';

const MAX_LISTED_NAMES = 4;

/** Formats changes as readable text: breaking ones first, each followed by the parts that it affects. */
export function formatChanges(changes: readonly DocumentChange[]): string {
  if (changes.length === 0) return 'nothing that the console shows or sends has changed';
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const safe = changes.filter(({ severity }) => severity === 'safe');
  return [
    ...formatSection('breaking', breaking),
    ...formatSection('safe', safe),
    formatSummary(breaking, safe),
  ].join('\n');
}

const formatSection = (title: string, changes: readonly DocumentChange[]): readonly string[] =>
  changes.length === 0 ? [] : [title, ...changes.flatMap(formatChange), ''];

function formatChange({
  service,
  subject,
  description,
  affectedParts,
  remedy,
}: DocumentChange): readonly string[] {
  return [
    `  ${service}: ${subject}: ${description}`,
    ...(affectedParts.length > 0
      ? [`      touches ${affectedParts.map(formatAffectedPart).join('; ')}`]
      : []),
    ...(remedy === undefined ? [] : [`      ${remedy}`]),
  ];
}

function formatAffectedPart({ part, where }: AffectedPart): string {
  if (where.length === 0) return part;
  const hiddenCount = where.length - MAX_LISTED_NAMES;
  const listed = where.slice(0, MAX_LISTED_NAMES).join(', ');
  return `${part} (${listed}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ''})`;
}

const formatSummary = (breaking: readonly DocumentChange[], safe: readonly DocumentChange[]) =>
  `${breaking.length} breaking, ${safe.length} safe`;
