import { useMessages } from '../../i18n/use-messages.ts'

/** What happens to what was sent. */
export function ReviewSteps() {
  const t = useMessages('event')
  const steps = [t.stepSend(), t.stepCheck(), t.stepShow()]
  return (
    <aside aria-labelledby="steps" className="border-t border-ink">
      <h2 id="steps" className="pt-3 pb-2 font-display text-lg">
        {t.steps()}
      </h2>
      <ol className="list-inside list-decimal text-sm">
        {steps.map((step) => (
          <li key={step} className="border-b border-rule py-2.5">
            {step}
          </li>
        ))}
      </ol>
      <p className="pt-3 text-xs text-ink-3">{t.privacy()}</p>
    </aside>
  )
}
