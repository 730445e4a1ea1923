import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever a command is started. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Vite's own configuration, which every command begins with. */
export const viteConfigFile = `${ROOT}/vite.config.ts`;

/** The folder of the state: `DATA`, else `.data/`. */
export const getDataFolder = (): string => process.env.DATA || `${ROOT}/.data`;
