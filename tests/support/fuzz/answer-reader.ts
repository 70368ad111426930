export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** True for an event stream, whose head counts as the whole answer, because its body does not end. */
  readonly isEndless: boolean
}

/**
 * Reads the answers of one connection, split or joined in any way. `isHead` says whether the next answer is to a HEAD request and
 * has no body.
 */
export function answerReader({
  isHead,
  onAnswer,
}: {
  isHead: () => boolean
  onAnswer: (answer: RawAnswer) => void
}): (piece: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0)
  return (piece) => {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece])
    for (;;) {
      const read = readAnswer(waiting, isHead())
      if (read === undefined) return
      waiting = waiting.subarray(read.end)
      if (read.answer.status >= 200) onAnswer(read.answer)
      if (read.answer.isEndless) return
    }
  }
}

function readAnswer(bytes: Buffer, isHead: boolean): { answer: RawAnswer; end: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const [line = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1])
  const headers = Object.fromEntries(
    lines.map((header) => [
      header.slice(0, header.indexOf(':')).toLowerCase(),
      header.slice(header.indexOf(':') + 1).trim(),
    ]),
  )
  const start = headEnd + 4
  const isEndless =
    !isHead && headers['content-type']?.startsWith('text/event-stream') === true && status === 200
  const hasBody = !isHead && !isEndless && status >= 200 && status !== 204 && status !== 304
  const read = hasBody ? readBody(bytes, start, headers) : { body: Buffer.alloc(0), end: start }
  return read && { answer: { status, headers, body: read.body, isEndless }, end: read.end }
}

function readBody(bytes: Buffer, start: number, headers: Readonly<Record<string, string>>) {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes, start)
  const end = start + Number(headers['content-length'] ?? 0)
  return bytes.length < end ? undefined : { body: bytes.subarray(start, end), end }
}

function readChunks(bytes: Buffer, start: number): { body: Buffer; end: number } | undefined {
  const chunks: Buffer[] = []
  let at = start
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (bytes.length < at) return undefined
    if (size === 0) return { body: Buffer.concat(chunks), end: at }
    chunks.push(bytes.subarray(lineEnd + 2, at - 2))
  }
}
