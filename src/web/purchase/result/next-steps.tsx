import { useMessages } from '../../i18n/use-messages.ts'

/** What who has paid does now. */
export function NextSteps() {
  const t = useMessages('purchase/state')
  const steps = [
    { title: t.mailStep(), text: t.mailStepText() },
    { title: t.appStep(), text: t.appStepText() },
    { title: t.manageStep(), text: t.manageStepText() },
  ]
  return (
    <ol className="mt-8 border-t border-ink">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 border-b border-rule py-4 lg:grid-cols-[3rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="text-center font-display text-lg font-head text-ink">
            {index + 1}
          </span>
          <div>
            <h2 className="text-base text-ink">{title}</h2>
            <p className="text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
