import { signatureOf } from '../../../contract/calls/fetch-transport.ts'
import { filesOperations } from '../../../contract/operations/files.operations.ts'
import { isRecord } from '../../../domain/kernel/rows/row-field.ts'

interface Uploading {
  readonly file: File
  /** Of a dApp: the server takes JPEG and PNG alone, and no large ones. */
  readonly as?: 'icon' | undefined
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

type Answer = { readonly path: string } | { readonly refusal: string | undefined }

const { method, path } = filesOperations.uploadFile

/**
 * One image to the server of this page. Only the older way of browsers to send something tells how far it has come. As other
 * calls do, it is signed again by the clock of the server where that of the reader goes wrong.
 */
export async function uploadImage(uploading: Uploading): Promise<Answer> {
  const first = await send(uploading, Date.now())
  const served = Date.parse(first.date ?? '')
  const isLate = first.status === 401 && Math.abs(served - Date.now()) > 60_000
  const { status, text } = isLate ? await send(uploading, served) : first
  const body = read(text)
  if (status === 200 && isRecord(body) && typeof body['path'] === 'string') return { path: body['path'] }
  const told = isRecord(body) ? (body['detail'] ?? body['title']) : undefined
  return { refusal: typeof told === 'string' ? told : undefined }
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
    // Whatever came of it; a line that was cut has the status 0 and no text.
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
