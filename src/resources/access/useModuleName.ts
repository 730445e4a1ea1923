import { useTranslate } from 'react-admin';

/**
 * Returns a function that formats the name of a module; an unknown module is shown by its key.
 *
 * @example useModuleName()('maintenance') // 'Maintenance'
 */
export function useModuleName() {
  const translate = useTranslate();
  return (module: string) => translate(`access.module.${module}`, { _: module });
}
