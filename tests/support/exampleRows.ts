import { readFileSync } from 'node:fs';

import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { services } from '../../src/generated/services.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

interface DocumentExamples {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly examples?: readonly Row[] }>>;
  };
}

function readDocumentSchemas(service: string) {
  const text = readFileSync(`src/generated/${service}/document.json`, 'utf8');
  return (JSON.parse(text) as DocumentExamples).components.schemas;
}

/** The examples of a schema that is no resource, such as `Program` of `media`. */
export const readSchemaExamples = (service: string, schema: string): readonly Row[] =>
  readDocumentSchemas(service)[schema]?.examples ?? [];

/** The examples of the documents, by resource: every property of a record is in at least one. */
export function readExampleRows(): StoreRows {
  const entries = Object.entries(services).flatMap(([service, { resources }]) => {
    const schemas = readDocumentSchemas(service);
    return Object.values<ResourceDescriptor>(resources).map(
      ({ name, schema }) => [name, schemas[schema]?.examples ?? []] as const,
    );
  });
  return Object.fromEntries(entries);
}
