import { useSyncExternalStore } from 'react'

export type ToastWords = {
  kind: 'ok' | 'error'
  title: string
  message?: string | undefined
  /** What the reader has to do next. A toast that says so stays until it is closed. */
  next?: string | undefined
}
export type ToastItem = ToastWords & { id: number }

const none: readonly ToastItem[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly ToastItem[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; for event handlers and effects. A toast with the same text replaces the visible one. */
export function notify(words: ToastWords) {
  lastId += 1
  const others = toasts.filter((toast) => toast.title !== words.title || toast.message !== words.message)
  replace([...others, { ...words, id: lastId }])
  return lastId
}

export function dismiss(id: number) {
  replace(toasts.filter((toast) => toast.id !== id))
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentToasts = () => toasts

export function useToasts() {
  return useSyncExternalStore(subscribe, currentToasts, () => none)
}
