import type { FieldControl } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'

interface EmailInputProps {
  readonly control: FieldControl
  /** With `text` the browser does not validate the address. */
  readonly type?: 'email' | 'text'
  readonly maxLength?: number
  readonly defaultValue?: string | undefined
  readonly className?: string
}

export function EmailInput({ control, type = 'email', maxLength, defaultValue, className }: EmailInputProps) {
  return (
    <Input
      {...control}
      name="email"
      type={type}
      autoComplete="email"
      inputMode="email"
      maxLength={maxLength}
      placeholder="you@example.com"
      defaultValue={defaultValue}
      className={className}
    />
  )
}
