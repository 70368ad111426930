import { Writable } from 'node:stream'

/**
 * All that the renderer writes, as one piece. It takes whatever comes, so it has no use for the queue and the turns of
 * a stream, which for thousands of pieces take longer than to put them together.
 */
export class PageSink extends Writable {
  readonly #pieces: Buffer[] = []
  readonly #done: (page: Buffer) => void

  constructor(done: (page: Buffer) => void) {
    super()
    this.#done = done
  }

  override write(piece: string | Buffer): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  override end(): this {
    this.#done(Buffer.concat(this.#pieces))
    return this
  }
}
