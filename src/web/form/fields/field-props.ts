import type { ComponentType } from 'react'
import type { FieldFault } from '../form-refusal.ts'
import type { AnyField } from './shown-form.ts'

export interface FieldProps {
  readonly id: string
  /** The name of the control, with which a form without scripts is sent. */
  readonly name: string
  readonly field: AnyField
  readonly value: unknown
  readonly fault: string | undefined
  readonly onChange: (value: unknown) => void
}

export interface DataFieldProps extends Omit<FieldProps, 'id' | 'name' | 'fault'> {
  readonly form: string
  /** The path of the value: `name`, `team.0.name`. */
  readonly path: string
  readonly faults: readonly FieldFault[]
}

export interface NestingProps extends DataFieldProps {
  readonly id: string
  readonly partAs: ComponentType<DataFieldProps>
}
