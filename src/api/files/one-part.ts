const longestHead = 4_096

/**
 * The file in a `multipart/form-data` body that has one part, called `file`: `--x⏎head⏎⏎bytes⏎--x--⏎`. Undefined is anything else, and
 * two parts are. The bytes are not copied, and looked through once.
 */
export function readOnePart(body: Buffer, contentType: string): Buffer | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const opening = `--${boundary}\r\n`
  if (body.toString('latin1', 0, opening.length) !== opening) return undefined
  const headEnd = body.subarray(0, opening.length + longestHead).indexOf('\r\n\r\n', opening.length)
  if (headEnd < 0) return undefined
  if (!isFileHead(body.toString('latin1', opening.length, headEnd))) return undefined
  const from = headEnd + 4
  const closing = `\r\n--${boundary}`
  const to = body.indexOf(closing, from, 'latin1')
  if (to < 0) return undefined
  const rest = body.toString('latin1', to + closing.length, to + closing.length + 5)
  return rest === '--\r\n' || rest === '--' ? body.subarray(from, to) : undefined
}

/** What the sender calls the file and its type is not read: neither is believed. */
function isFileHead(head: string): boolean {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data\s*;/i.test(line))
  return (
    disposition !== undefined &&
    /;\s*name="?file"?\s*(?:;|$)/i.test(disposition) &&
    /;\s*filename\*?=/i.test(disposition)
  )
}
