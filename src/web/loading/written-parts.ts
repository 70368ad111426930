import { randomUUID } from 'node:crypto'

/** A part of a page that was written before, as bytes. */
export interface WrittenPart {
  readonly bytes: Buffer
  /** Equal for equal bytes, so that they need not be read for it again. */
  readonly digest: string
}

/** A page as it comes from the renderer, and what belongs where it has a mark. */
export interface FramedPage {
  readonly frame: Buffer
  readonly parts: WrittenParts
}

/**
 * The parts of one page that are at hand. The renderer writes a mark in the place of each: it would otherwise measure,
 * copy and encode them, which are most of the page. No text can have the mark by itself.
 */
export class WrittenParts {
  readonly #mark = `<!--${randomUUID()}`
  readonly #parts: WrittenPart[] = []

  /** Answers what is to stand in its place. */
  put(part: WrittenPart): string {
    return `${this.#mark}${this.#parts.push(part) - 1}-->`
  }

  /** The pieces of the page in turn: bytes of the frame, and parts. */
  *piecesOf(frame: Buffer): Generator<Buffer | WrittenPart> {
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
