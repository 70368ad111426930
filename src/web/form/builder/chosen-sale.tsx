import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'

interface ChosenSaleProps {
  readonly sale: { readonly name: string; readonly symbol: string | null; readonly logo: string | null }
  readonly title: ReactNode
  readonly children?: ReactNode
}

export function ChosenSale({ sale: { name, symbol, logo }, title, children }: ChosenSaleProps) {
  const t = useMessages('embeds/builder')
  return (
    <div className="mt-3 flex items-center gap-3 bg-accent-soft px-3 py-2.5">
      <LogoImage src={logo} name={name} className="size-9 rounded-xs" eager />
      <p className="min-w-0 flex-1 text-sm leading-head [overflow-wrap:anywhere]">
        <span className="sr-only">{t.chosen()} </span>
        {title}
        {symbol !== null && <span className="ms-2 text-xs text-ink-3">{symbol}</span>}
        {children}
      </p>
    </div>
  )
}
