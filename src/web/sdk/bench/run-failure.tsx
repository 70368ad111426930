import { WalletError } from '../../../../packages/sdk/src/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { Notice } from '../../ui/states/notice.tsx'

export type Failure =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'refused'; readonly code: string | undefined; readonly title: string | undefined }

export function failureOf(error: unknown): Failure {
  if (error instanceof DOMException) return { kind: 'unsupported' }
  if (error instanceof TypeError) return { kind: 'cut' }
  if (error instanceof WalletError)
    return error.status === undefined
      ? { kind: 'cut' }
      : { kind: 'refused', code: error.code, title: error.message }
  if (!isHttpFailure(error)) throw error
  return { kind: 'refused', code: error.problem?.code, title: error.problem?.title }
}

export function RunFailure({ failure }: { failure: Failure }) {
  const t = useMessages('sdk/run')
  if (failure.kind === 'unsupported')
    return (
      <Notice kind="warn" role="alert" title={t.unsupported()} className="guide-whole">
        <p>{t.unsupportedText()}</p>
        <p className="guide-address mt-2">npm run companion</p>
      </Notice>
    )
  const [title, code] = failure.kind === 'refused' ? [failure.title, failure.code] : [t.cut(), undefined]
  return (
    <Notice kind="error" role="alert" title={t.failed()} className="guide-whole">
      <p>{title ?? t.failedText()}</p>
      {code !== undefined && <p className="guide-address">{code}</p>}
    </Notice>
  )
}
