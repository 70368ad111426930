import { useMessages } from '../../i18n/use-messages.ts'

/** The word for an industry; one that is no longer ours, in an old change, stands as it was written. */
export function useIndustryWord(): (name: string) => string {
  const words: Readonly<Record<string, (() => string) | undefined>> = useMessages('industries')
  return (name) => words[name]?.() ?? name
}
