import type { AboutDocument, AboutResource } from '../../src/schema/about.ts';

/** Prints a summary of documents and of their unsupported parts: the same as the page "About these documents". */
export function printDocumentSummary(documents: readonly AboutDocument[]): void {
  for (const document of documents) {
    const { source, title, version, openapi, operations, resources, warnings } = document;
    const count = `${resources.length} resources, ${operations} operations`;
    console.log(
      `${source}: ${[title.en, version].filter(Boolean).join(' ')} (OpenAPI ${openapi}), ${count}`,
    );
    for (const resource of resources) console.log(`  ${formatResource(resource)}`);
    for (const { message, file, line } of warnings) {
      const location = file === undefined ? '' : `${[file, line].filter(Boolean).join(':')}: `;
      console.log(`  ! ${location}${message.en}`);
    }
  }
}

function formatResource({ name, dialect, verbs, missing, actions }: AboutResource): string {
  const verbsText = Object.keys(verbs).join(', ') || 'nothing';
  const missingText = missing.length > 0 ? `; no ${missing.join(', ')}` : '';
  const actionsText = actions > 0 ? `; ${actions} ${actions === 1 ? 'action' : 'actions'}` : '';
  return `/data/${encodeURIComponent(name)} (${dialect}): ${verbsText}${missingText}${actionsText}`;
}
