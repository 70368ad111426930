import { useMessages } from '../../i18n/use-messages.ts'

/** Translates an industry. An industry of an old change that no longer exists is shown untranslated. */
export function useIndustryWord(): (name: string) => string {
  const words: Readonly<Record<string, (() => string) | undefined>> = useMessages('industries')
  return (name) => words[name]?.() ?? name
}
