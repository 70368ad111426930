import type { ReactNode } from 'react'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'

const kinds = {
  info: { look: 'bg-info-wash text-info-text', icon: 'info' },
  warn: { look: 'bg-warn-wash text-warn-text', icon: 'warn' },
  error: { look: 'bg-error-wash text-error-text', icon: 'warn' },
  ok: { look: 'bg-ok-wash text-ok-text', icon: 'check' },
} as const

type NoticeProps = {
  kind?: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  icon?: IconName
  /** ARIA role; set it if the notice appears after an action of the reader. */
  role?: 'alert' | 'status'
  /** False if screen readers should read only what changes, not the whole notice again. */
  atomic?: false
  className?: string
}

export function Notice({ kind = 'info', title, children, icon, role, atomic, className = '' }: NoticeProps) {
  const { look, icon: ownIcon } = kinds[kind]
  return (
    <div
      role={role}
      aria-atomic={atomic}
      className={`flex gap-2.5 border-s-3 px-4 py-3 text-sm ${look} ${className}`}
    >
      <Icon name={icon ?? ownIcon} className="mt-0.75" />
      <div className="min-w-0 flex-1 text-ink">
        {title && <p className="font-strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
