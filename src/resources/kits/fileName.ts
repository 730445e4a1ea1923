import { written } from '../represent.ts';

/** The name of a file that was chosen here, or that the platform has. */
export const fileName = (value: unknown) => (value instanceof File ? value.name : written(value));
