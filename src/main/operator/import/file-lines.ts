import { createReadStream } from 'node:fs'

const newline = 0x0a
const defaultChunk = 1 << 18

export type Line =
  | { readonly number: number; readonly text: string; readonly bytes: number }
  | { readonly number: number; readonly fault: 'too_long' | 'not_utf8' }

export interface Slice {
  readonly lines: readonly Line[]
  readonly bytesRead: number
}

/** Reads a file of any size in slices. A line above `longest` bytes is reported but not held in memory. Blank lines are skipped. */
export async function* readSlices({
  path,
  longest,
  chunkBytes = defaultChunk,
}: {
  path: string
  longest: number
  chunkBytes?: number
}): AsyncGenerator<Slice> {
  const cutter = new LineCutter(longest)
  let bytesRead = 0
  for await (const data of createReadStream(path, { highWaterMark: chunkBytes })) {
    const chunk = data as Buffer
    bytesRead += chunk.length
    yield { lines: cutter.cut(chunk), bytesRead }
  }
  yield { lines: cutter.end(), bytesRead }
}

class LineCutter {
  readonly #longest: number
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #number = 0
  #pieces: Buffer[] = []
  #length = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  cut(chunk: Buffer): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      this.#keep(chunk.subarray(from, at))
      lines.push(...this.#take())
      from = at + 1
    }
    this.#keep(chunk.subarray(from))
    return lines
  }

  end(): Line[] {
    return this.#length === 0 ? [] : this.#take()
  }

  #keep(piece: Buffer): void {
    this.#length += piece.length
    if (this.#length > this.#longest) this.#pieces = []
    else if (piece.length > 0) this.#pieces.push(piece)
  }

  #take(): Line[] {
    const [pieces, bytes] = [this.#pieces, this.#length]
    this.#pieces = []
    this.#length = 0
    const number = ++this.#number
    if (bytes > this.#longest) return [{ number, fault: 'too_long' }]
    const text = this.#decode(pieces)
    if (text === undefined) return [{ number, fault: 'not_utf8' }]
    return text.trim() === '' ? [] : [{ number, text, bytes }]
  }

  #decode(pieces: readonly Buffer[]): string | undefined {
    const [only = Buffer.alloc(0)] = pieces
    try {
      return this.#decoder.decode(pieces.length > 1 ? Buffer.concat(pieces) : only)
    } catch (error) {
      if (error instanceof TypeError) return undefined
      throw error
    }
  }
}
