import { useId } from 'react'

interface ConverterSideProps {
  readonly name?: string
  readonly 'data-side': 'coin' | 'money'
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly onType: (amount: string) => void
}

/** An amount and its unit. */
export function ConverterSide({ label, unit, value, onType, ...rest }: ConverterSideProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="grid grid-cols-[minmax(0,1fr)_5.5rem]">
      <input
        {...rest}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        className="control rounded-e-none text-end text-md font-strong"
        aria-label={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <span
        aria-hidden="true"
        className="grid place-items-center overflow-hidden rounded-e-sm border border-s-0 border-field bg-sunken text-sm text-ink"
      >
        {unit}
      </span>
    </label>
  )
}
