import { appCodePath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'

/** A QR code of this page, drawn by the server. Phones hide it and do not fetch it. */
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
