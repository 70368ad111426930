import { useMessages } from '../i18n/use-messages.ts'

/** What a reader is told of a status, and whether to try again makes sense. 0 stands for a server out of reach. */
export function useErrorWords(code: number) {
  const t = useMessages('errors')
  if (code === 0) return { title: t.networkTitle(), text: t.networkText(), retry: true }
  if (code === 404 || code === 410) return { title: t.notFoundTitle(), text: t.notFoundText(), retry: false }
  if (code === 401 || code === 403)
    return { title: t.forbiddenTitle(), text: t.forbiddenText(), retry: false }
  if (code === 429) return { title: t.busyTitle(), text: t.busyText(), retry: true }
  if (code < 500) return { title: t.badRequestTitle(), text: t.badRequestText(), retry: false }
  if (code === 503) return { title: t.unavailableTitle(), text: t.unavailableText(), retry: true }
  return { title: t.serverTitle(), text: t.serverText(), retry: true }
}
