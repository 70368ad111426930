import { useMessages } from '../../i18n/use-messages.ts'
import { labelLook } from '../../ui/styles/label-look.ts'

export const demoLook = `${labelLook} border-ongoing text-ongoing-text`

/** Marks simulated prices. It is required wherever they are shown. */
export function DemoLabel() {
  const t = useMessages('market')
  return (
    <span className={demoLook} title={t.demoMeaning()}>
      {t.demo()}
    </span>
  )
}
