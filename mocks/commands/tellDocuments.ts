import type { AboutDocument, AboutResource } from '../../src/schema/about.ts';

/** Says in the terminal what was found in documents, and what could not be: the same as the page "About these documents". */
export function tellDocuments(documents: readonly AboutDocument[]): void {
  for (const document of documents) {
    const { source, title, version, openapi, operations, resources, told } = document;
    const count = `${resources.length} resources, ${operations} operations`;
    console.log(
      `${source}: ${[title.en, version].filter(Boolean).join(' ')} (OpenAPI ${openapi}), ${count}`,
    );
    for (const resource of resources) console.log(`  ${lineOf(resource)}`);
    for (const { says, file, line } of told) {
      const place = file === undefined ? '' : `${[file, line].filter(Boolean).join(':')}: `;
      console.log(`  ! ${place}${says.en}`);
    }
  }
}

function lineOf({ name, dialect, verbs, missing, actions }: AboutResource): string {
  const can = Object.keys(verbs).join(', ') || 'nothing';
  const lacks = missing.length > 0 ? `; no ${missing.join(', ')}` : '';
  const more = actions > 0 ? `; ${actions} ${actions === 1 ? 'action' : 'actions'}` : '';
  return `/data/${encodeURIComponent(name)} (${dialect}): ${can}${lacks}${more}`;
}
