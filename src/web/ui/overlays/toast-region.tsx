import { lazy, Suspense, useState } from 'react'
import { useToasts, type ToastItem } from './toast-store.ts'

const ToastList = lazy(() => import('./toast.tsx'))

/** Exists once per page, from the start, because screen readers announce only changes of a live region they know. */
export function ToastRegion({ label, close }: { label: string; close: string }) {
  const toasts = useToasts()
  const [watched, setWatched] = useState(false)
  const [watch, unwatch] = [() => setWatched(true), () => setWatched(false)]
  const show = (kind: ToastItem['kind']) => {
    const ofKind = toasts.filter((toast) => toast.kind === kind)
    return (
      ofKind.length > 0 && (
        <Suspense>
          <ToastList toasts={ofKind} held={watched} close={close} />
        </Suspense>
      )
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watching is not acting
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-(--gutter) bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--strip,0px))] z-(--z-toast) *:grid *:justify-items-center *:gap-3 *:not-empty:pt-3 md:*:justify-items-end"
      onPointerEnter={watch}
      onPointerLeave={unwatch}
      onFocus={watch}
      onBlur={unwatch}
    >
      <div aria-live="polite">{show('ok')}</div>
      <div aria-live="assertive">{show('error')}</div>
    </section>
  )
}
