import { useEffect, useRef, useState } from 'react'
import { maxFileBytes, maxIconBytes } from '../../../domain/files/file-rules.ts'

type Upload =
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'too large' }
  /** Why the server refused the file; undefined if the server was not reachable. */
  | { readonly kind: 'refused'; readonly text: string | undefined }

/** Uploads one file at a time. Unmounting cancels the upload. */
export function useUpload(onPath: (path: string) => void, as?: 'icon') {
  const [state, setState] = useState<Upload>()
  const sending = useRef<AbortController>(undefined)
  const latest = useRef(onPath)
  useEffect(() => {
    latest.current = onPath
  })
  useEffect(() => () => sending.current?.abort(), [])
  const cancel = () => {
    sending.current?.abort()
    setState(undefined)
  }
  const upload = async (file: File) => {
    sending.current?.abort()
    // A file that is too large is refused here, because the server would close the connection during the upload.
    if (file.size > (as === 'icon' ? maxIconBytes : maxFileBytes)) return setState({ kind: 'too large' })
    const own = new AbortController()
    sending.current = own
    setState({ kind: 'sending', percent: 0 })
    const { uploadImage } = await import('./upload-image.ts')
    const onProgress = (percent: number) => {
      if (!own.signal.aborted) setState({ kind: 'sending', percent })
    }
    const answer = await uploadImage({ file, as, signal: own.signal, onProgress })
    if (own.signal.aborted) return undefined
    if (!('path' in answer)) return setState({ kind: 'refused', text: answer.refusal })
    latest.current(answer.path)
    return setState({ kind: 'sent' })
  }
  return { state, upload, cancel }
}
