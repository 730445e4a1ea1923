import { readFileSync } from 'node:fs';

import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { services } from '../../src/generated/services.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

interface DocumentExamples {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly examples?: readonly Row[] }>>;
  };
}

/** The examples of the documents, by resource: every property of a record is in at least one. */
export function readExampleRows(): StoreRows {
  const entries = Object.entries(services).flatMap(([service, { resources }]) => {
    const text = readFileSync(`src/generated/${service}/document.json`, 'utf8');
    const { schemas } = (JSON.parse(text) as DocumentExamples).components;
    return Object.values<ResourceDescriptor>(resources).map(
      ({ name, schema }) => [name, schemas[schema]?.examples ?? []] as const,
    );
  });
  return Object.fromEntries(entries);
}
