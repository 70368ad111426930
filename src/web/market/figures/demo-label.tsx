import { useMessages } from '../../i18n/use-messages.ts'

/** Stands wherever prices do that nobody has paid. */
export function DemoMark() {
  const t = useMessages('market')
  return (
    <span className="demo-mark" title={t.demoMeaning()}>
      {t.demo()}
    </span>
  )
}
