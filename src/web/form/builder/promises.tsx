interface PromisesProps {
  readonly promises: readonly (readonly [title: string, text: string])[]
  readonly columns: 'md:grid-cols-2' | 'md:grid-cols-3'
}

export function Promises({ promises, columns }: PromisesProps) {
  return (
    <dl className={`mt-12 grid gap-x-8 gap-y-4 border-t border-rule pt-5 text-xs ${columns}`}>
      {promises.map(([title, text]) => (
        <div key={title}>
          <dt className="font-head text-ink">{title}</dt>
          <dd className="mt-0.5 text-ink-3">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
