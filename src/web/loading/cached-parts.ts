import { randomUUID } from 'node:crypto'

export interface CachedPart {
  readonly bytes: Buffer
  /** A hash of the bytes. The hash of a page is made from the digests of its parts, so it need not read their bytes again. */
  readonly digest: string
}

export interface FramedPage {
  readonly frame: Buffer
  readonly parts: CachedParts
}

/**
 * The cached parts of one page. The renderer writes a mark in the place of each: measuring, copying and encoding the
 * parts would otherwise be most of the work. Marks are random, so no text contains one by accident.
 */
export class CachedParts {
  readonly #mark = `<!--${randomUUID()}`
  readonly #parts: CachedPart[] = []

  put(part: CachedPart): string {
    return `${this.#mark}${this.#parts.push(part) - 1}-->`
  }

  *piecesOf(frame: Buffer): Generator<Buffer | CachedPart> {
    let from = 0
    for (let at = frame.indexOf(this.#mark); at !== -1; at = frame.indexOf(this.#mark, from)) {
      yield frame.subarray(from, at)
      const end = frame.indexOf('-->', at)
      const part = this.#parts[Number(frame.toString('latin1', at + this.#mark.length, end))]
      if (part !== undefined) yield part
      from = end + '-->'.length
    }
    yield frame.subarray(from)
  }
}
