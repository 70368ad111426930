import { useMessages } from '../../../i18n/use-messages.ts'

export function ProjectSteps() {
  const t = useMessages('owner')
  const steps = [t.stepSend(), t.stepCheck(), t.stepShow()]
  return (
    <section aria-labelledby="steps" className="mb-8 border-y border-rule py-3">
      <h2 id="steps" className="mb-1 text-sm">
        {t.steps()}
      </h2>
      <ol className="grid list-inside list-decimal gap-x-8 gap-y-1 text-sm md:grid-cols-3">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
