import type { ServiceModel } from '../model.ts';
import { formatOrigin } from './formatHeader.ts';

/** Emits document.json: the document in one piece, which is what the mocks and the contract tests judge by. */
export const emitDocument = ({ document, source }: ServiceModel): string =>
  `${JSON.stringify({ 'x-generated': formatOrigin(source), ...document }, null, 1)}\n`;
