import type { OperationDescriptor, Verb } from '../src/schema/operation.ts';
import type { ImportDescriptor, ResourceDescriptor } from '../src/schema/resource.ts';
import type { OpenApiDocument } from './openapi.ts';
import type { DocumentWarning } from './read/DocumentWarning.ts';

/** A resource between reading and emitting: its operations are still names. */
export interface ResourceModel extends Omit<
  ResourceDescriptor,
  'verbs' | 'actions' | 'imports' | 'within'
> {
  readonly verbs: { readonly [V in Verb]?: string };
  readonly actions: readonly string[];
  readonly imports?: Omit<ImportDescriptor, 'operation'> & { readonly operation: string };
  readonly within?: { readonly field: string; readonly list: string; readonly count: string };
}

/** All that the emitters need to know about one document. */
export interface ServiceModel {
  readonly name: string;
  /** The document's path as the command was given it, with forward slashes. */
  readonly source: string;
  /** Every file that the document is made of, itself first. */
  readonly files: readonly string[];
  /** The version that it is written in. */
  readonly openapi: string;
  /** In one piece, in version 3.1, its operations named. */
  readonly document: OpenApiDocument;
  /** In document order. */
  readonly operations: readonly OperationDescriptor[];
  /** In the order of their first operation. */
  readonly resources: readonly ResourceModel[];
  /** What the document does not say, or says in a way that was passed over. */
  readonly warnings: readonly DocumentWarning[];
}
