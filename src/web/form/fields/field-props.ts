import type { ComponentType } from 'react'
import type { FieldFault } from '../form-outcome.ts'
import type { AnyField } from './shown-form.ts'

export interface FieldProps {
  readonly id: string
  readonly field: AnyField
  readonly value: unknown
  readonly fault: string | undefined
  readonly onChange: (value: unknown) => void
}

export interface DataFieldProps extends Omit<FieldProps, 'id' | 'fault'> {
  readonly form: string
  /** Where its value stands: `name`, `team.0.name`. */
  readonly path: string
  readonly faults: readonly FieldFault[]
}

/** Of a field that has others within it. */
export interface NestingProps extends DataFieldProps {
  readonly id: string
  /** What draws one of those. */
  readonly partAs: ComponentType<DataFieldProps>
}
