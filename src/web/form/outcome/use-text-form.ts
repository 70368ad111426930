import { fieldId } from '../field-id.ts'
import type { FieldFault, FormRefusal } from '../form-refusal.ts'
import { useOutcome } from './use-outcome.ts'

export type Texts = Readonly<Record<string, string>>

interface TextFormDeps<Other> {
  readonly form: string
  readonly names: readonly string[]
  readonly find: (texts: Texts) => readonly FieldFault[]
  readonly first?: FormRefusal | Other | undefined
}

/** The outcome of a form whose fields keep their own texts; `field` gives each its id and its error. */
export function useTextForm<Other extends { readonly kind: string } = never>({
  form,
  ...deps
}: TextFormDeps<Other>) {
  const { edited, ...rest } = useOutcome<Texts, Other>({
    ...deps,
    reveal: (name) => document.getElementById(fieldId(form, name))?.focus(),
  })
  return {
    ...rest,
    field: (name: string) => ({
      id: fieldId(form, name),
      error: rest.faults.find((fault) => fault.field === name)?.message,
    }),
    /** To be called with each `input` event of the form. */
    edited: ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLFormElement }) => {
      const name = 'name' in target ? String(target.name) : ''
      edited({ name }, textsOf(currentTarget))
    },
  }
}

export function textsOf(form: HTMLFormElement): Texts {
  return Object.fromEntries(new FormData(form)) as Record<string, string>
}
