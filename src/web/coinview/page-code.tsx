import { appCodePath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'

/** Leads a phone to this page; drawn by the server. A phone, which shows this page already, does not fetch it. */
export function PageCode({ className }: { className: string }) {
  const t = useMessages('coinview/page')
  return (
    <img
      src={appCodePath}
      width={164}
      height={164}
      alt={t.code()}
      loading="lazy"
      decoding="async"
      className={`cv-code ${className}`}
    />
  )
}
