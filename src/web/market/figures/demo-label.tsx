import { useMessages } from '../../i18n/use-messages.ts'

/** Stands wherever prices do that nobody has paid. */
export function DemoLabel() {
  const t = useMessages('market')
  return (
    <span
      className="rounded-xs border border-dashed border-ongoing px-[0.4rem] py-px text-2xs leading-data whitespace-nowrap text-ongoing-text"
      title={t.demoMeaning()}
    >
      {t.demo()}
    </span>
  )
}
