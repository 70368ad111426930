import { useMessages } from '../../i18n/use-messages.ts'
import { labelLook } from '../../ui/styles/label-look.ts'
import { DemoLabel, demoLook } from './demo-label.tsx'

export default function MixedLabel({ of }: { of: 'list' | 'demo' | 'real' }) {
  const t = useMessages('coin')
  if (of === 'demo') return <DemoLabel />
  if (of === 'real') return <span className={`${labelLook} border-rule-2 text-ink-3`}>{t.realData()}</span>
  return (
    <span className={demoLook} title={t.partlyDemoMeaning()}>
      {t.partlyDemo()}
    </span>
  )
}
