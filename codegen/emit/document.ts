import type { ServiceModel } from '../model.ts';
import { origin } from './header.ts';

/** Emits document.json: the document in one piece, which is what the mocks and the contract tests judge by. */
export const emitDocument = ({ document, source }: ServiceModel): string =>
  `${JSON.stringify({ 'x-generated': origin(source), ...document }, null, 1)}\n`;
