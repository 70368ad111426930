import { signatureOf } from '../../../contract/calls/fetch-transport.ts'
import { filesOperations } from '../../../contract/operations/files.operations.ts'
import { isRecord } from '../../../domain/kernel/rows/row-field.ts'

interface Uploading {
  readonly file: File
  /** `icon` is the icon of a dApp, for which the server accepts only small JPEG and PNG files. */
  readonly as?: 'icon' | undefined
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

type Answer = { readonly path: string } | { readonly refusal: string | undefined }

const { method, path } = filesOperations.uploadFile

/**
 * Uploads one image to the server of this page. It uses XMLHttpRequest, because `fetch` does not report progress. Like other
 * calls, it is signed again with the server's time when the clock of the reader is wrong.
 */
export async function uploadImage(uploading: Uploading): Promise<Answer> {
  const first = await send(uploading, Date.now())
  const served = Date.parse(first.date ?? '')
  const isLate = first.status === 401 && Math.abs(served - Date.now()) > 60_000
  const { status, text } = isLate ? await send(uploading, served) : first
  const body = read(text)
  if (status === 200 && isRecord(body) && typeof body['path'] === 'string') return { path: body['path'] }
  const reason = isRecord(body) ? (body['detail'] ?? body['title']) : undefined
  return { refusal: typeof reason === 'string' ? reason : undefined }
}

async function send({ file, as, signal, onProgress }: Uploading, at: number) {
  const key = document.querySelector<HTMLMetaElement>('meta[name="signature-key"]')?.content ?? ''
  const headers = await signatureOf({ key, path, at })
  return new Promise<{ status: number; text: string; date: string | null }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, as === undefined ? path : `${path}?as=${as}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100))
    })
    // This event also comes after a failure: a lost connection has the status 0 and no text.
    request.addEventListener('loadend', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        date: request.getResponseHeader('date'),
      }),
    )
    signal.addEventListener('abort', () => request.abort())
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
