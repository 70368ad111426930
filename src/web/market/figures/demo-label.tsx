import { useMessages } from '../../i18n/use-messages.ts'

export const labelLook =
  'rounded-xs border border-dashed px-[0.4rem] py-px text-2xs leading-data whitespace-nowrap'
export const demoLook = `${labelLook} border-ongoing text-ongoing-text`

/** Stands wherever prices do that nobody has paid. */
export function DemoLabel() {
  const t = useMessages('market')
  return (
    <span className={demoLook} title={t.demoMeaning()}>
      {t.demo()}
    </span>
  )
}
