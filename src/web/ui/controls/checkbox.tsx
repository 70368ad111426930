import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; count?: ReactNode }

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ label, count, className = '', ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={`check ${className}`}>
      <input {...rest} />
      <span>{label}</span>
      {count !== undefined && <span className="ms-auto text-xs font-body text-ink-3">{count}</span>}
    </label>
  )
}

export function ChoiceGroup({
  legend,
  children,
  ...rest
}: ComponentProps<'fieldset'> & { legend: ReactNode }) {
  return (
    <fieldset {...rest}>
      <legend className="mb-1.5 text-xs font-head text-ink">{legend}</legend>
      {children}
    </fieldset>
  )
}
