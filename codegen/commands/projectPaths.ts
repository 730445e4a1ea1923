import { fileURLToPath } from 'node:url';

/** The folder of the project, independent of the working directory. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Vite's own configuration file, which every command uses. */
export const viteConfigFile = `${ROOT}/vite.config.ts`;

/** The folder of the state: `DATA`, else `.data/`. */
export const getDataFolder = (): string => process.env.DATA || `${ROOT}/.data`;
