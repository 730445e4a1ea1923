import type { OperationDescriptor, Verb } from '../src/schema/operation.ts';
import type { ImportDescriptor, ResourceDescriptor } from '../src/schema/resource.ts';
import type { OpenApiDocument } from './openapi.ts';
import type { DocumentWarning } from './read/report/DocumentWarning.ts';

/** A resource between reading and emitting: its operations are still referred to by name. */
export interface ResourceModel extends Omit<
  ResourceDescriptor,
  'verbs' | 'actions' | 'imports' | 'within'
> {
  readonly verbs: { readonly [V in Verb]?: string };
  readonly actions: readonly string[];
  readonly imports?: Omit<ImportDescriptor, 'operation'> & { readonly operation: string };
  readonly within?: { readonly field: string; readonly list: string; readonly count: string };
}

/** The data of one document that the emitters use. */
export interface ServiceModel {
  readonly name: string;
  /** The document's path as passed to the command, with forward slashes. */
  readonly source: string;
  /** Every file of the document, the document itself first. */
  readonly files: readonly string[];
  /** The OpenAPI version of the source. */
  readonly openapi: string;
  /** Bundled, in version 3.1, with an id for every operation. */
  readonly document: OpenApiDocument;
  /** In document order. */
  readonly operations: readonly OperationDescriptor[];
  /** In the order of their first operation. */
  readonly resources: readonly ResourceModel[];
  /** What the document leaves undefined, or defines in an unsupported form. */
  readonly warnings: readonly DocumentWarning[];
}
