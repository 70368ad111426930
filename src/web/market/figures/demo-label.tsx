import { useMessages } from '../../i18n/use-messages.ts'

export const labelLook =
  'rounded-xs border border-dashed px-[0.4rem] py-px text-2xs leading-data whitespace-nowrap'
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
