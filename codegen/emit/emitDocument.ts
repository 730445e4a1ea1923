import type { ServiceModel } from '../model.ts';
import { formatOrigin } from './formatHeader.ts';

/** Emits document.json: the bundled document, which the mocks and the contract tests validate against. */
export const emitDocument = ({ document, source }: ServiceModel): string =>
  `${JSON.stringify({ 'x-generated': formatOrigin(source), ...document }, null, 1)}\n`;
