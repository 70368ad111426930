import { useEffect } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { dismiss, type ToastItem, type ToastWords } from './toast-store.ts'

const STAY_MS = 5000

export function Toast({
  kind,
  title,
  message,
  next,
  close,
  onClose,
}: ToastWords & { close: string; onClose: () => void }) {
  return (
    <div className="flex w-full max-w-96 gap-3 rounded-md bg-ink py-1.5 ps-4 pe-1 text-sm text-on-ink shadow-pop">
      <Icon
        name={kind === 'ok' ? 'check' : 'warn'}
        className={`mt-2.5 ${kind === 'ok' ? 'text-on-ink-ok' : 'text-on-ink-error'}`}
      />
      <div className="min-w-0 flex-1 self-center py-1.5">
        <p className="font-strong">{title}</p>
        {message && <p>{message}</p>}
        {next && <p className="mt-1 border-t border-current/30 pt-1">{next}</p>}
      </div>
      <IconButton
        icon="close"
        label={close}
        onClick={onClose}
        className="text-on-ink outline-on-ink hover:bg-transparent hover:text-on-ink"
      />
    </div>
  )
}

type ToastListProps = { toasts: readonly ToastItem[]; held: boolean; close: string }

/** A success message disappears by itself unless it is hovered or focused; errors and requests stay until they are closed. */
export default function ToastList({ toasts, held, close }: ToastListProps) {
  return toasts.map((toast) => <TimedToast key={toast.id} toast={toast} held={held} close={close} />)
}

function TimedToast({ toast, held, close }: { toast: ToastItem; held: boolean; close: string }) {
  const { id } = toast
  const stays = toast.kind === 'error' || toast.next !== undefined
  useEffect(() => {
    if (stays || held) return undefined
    const timer = setTimeout(dismiss, STAY_MS, id)
    return () => clearTimeout(timer)
  }, [id, stays, held])
  return (
    <div className="pointer-events-auto flex w-full justify-center md:justify-end">
      <Toast {...toast} close={close} onClose={() => dismiss(id)} />
    </div>
  )
}
