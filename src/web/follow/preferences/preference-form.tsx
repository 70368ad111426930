import { createContext, use, type FormEvent, type ReactNode } from 'react'
import { preferencesFormPath } from '../../../words/addresses/endpoints.ts'

export const FormContext = createContext<{
  readonly token: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}>({ token: '', onSubmit: () => {} })

interface PreferenceFormProps {
  readonly action: string
  readonly itemId?: string | null
  readonly className?: string
  readonly children: ReactNode
}

export function PreferenceForm({ action, itemId, className, children }: PreferenceFormProps) {
  const { token, onSubmit } = use(FormContext)
  return (
    <form method="post" action={preferencesFormPath} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={action} />
      {itemId !== undefined && <input type="hidden" name="itemId" value={itemId ?? ''} />}
      {children}
    </form>
  )
}
