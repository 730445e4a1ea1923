import { useTranslate } from 'react-admin';

/** What a module is called; one that the console does not know, by its key. */
export function useModuleName() {
  const translate = useTranslate();
  return (module: string) => translate(`access.module.${module}`, { _: module });
}
