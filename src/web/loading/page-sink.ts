import { Writable } from 'node:stream'

/** Size of a buffer, which the longest common pages fit into; a longer page is assembled from several buffers. */
const bufferBytes = 1 << 19
const maxBytesPerCharacter = 3
const spareBuffers: Buffer[] = []

/**
 * Collects everything the renderer writes as one piece. It always accepts writes, so it skips the queue and event-loop
 * turns of a stream, which for thousands of small writes cost more than assembling them.
 */
export class PageSink extends Writable {
  readonly #full: Buffer[] = []
  readonly #buffer = spareBuffers.pop() ?? Buffer.allocUnsafeSlow(bufferBytes)
  #used = 0
  readonly #done: (page: Buffer) => void

  constructor(done: (page: Buffer) => void) {
    super()
    this.#done = done
  }

  override write(piece: string | Buffer): boolean {
    const maxLength = typeof piece === 'string' ? piece.length * maxBytesPerCharacter : piece.length
    if (maxLength > bufferBytes - this.#used) this.#empty()
    if (maxLength > bufferBytes) this.#full.push(Buffer.from(piece))
    else if (typeof piece === 'string') this.#used += this.#buffer.write(piece, this.#used)
    else {
      this.#buffer.set(piece, this.#used)
      this.#used += piece.length
    }
    return true
  }

  override end(): this {
    this.#empty()
    spareBuffers.push(this.#buffer)
    const [page = Buffer.alloc(0), ...others] = this.#full
    this.#done(others.length === 0 ? page : Buffer.concat(this.#full))
    return this
  }

  #empty(): void {
    if (this.#used === 0) return
    this.#full.push(Buffer.from(this.#buffer.subarray(0, this.#used)))
    this.#used = 0
  }
}
