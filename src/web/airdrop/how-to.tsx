import { useMessages } from '../i18n/use-messages.ts'

export function HowTo() {
  const t = useMessages('airdrop/page')
  const facts = [
    [t.factTime(), t.factNone()],
    [t.factRetry(), t.factNone()],
    [t.factBonus(), '10%'],
  ] as const
  const steps = [
    [t.step1(), t.step1Text()],
    [t.step2(), t.step2Text()],
    [t.step3(), t.step3Text()],
    [t.step4(), t.step4Text()],
  ] as const
  return (
    <section aria-label={t.how()} className="mt-10">
      <h2 className="mb-3 font-display text-lg">{t.how()}</h2>
      <dl className="grid grid-cols-3 border-y border-rule text-center">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse border-rule py-3 not-first:border-s">
            <dt className="text-2xs text-ink-3">{name}</dt>
            <dd className="font-display text-lg text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-4 grid gap-4">
        {steps.map(([name, text], index) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center border border-ink text-sm text-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-sm">{name}</h3>
              <p className="text-xs text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
