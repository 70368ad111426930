import { Writable } from 'node:stream'

/** Fits the longest common pages; a longer page is assembled from several buffers. */
const roomBytes = 1 << 19
const maxBytesPerCharacter = 3
/** Buffers of finished pages, reused for the next ones. */
const spareRooms: Buffer[] = []

/**
 * Collects everything the renderer writes as one piece. It always accepts writes, so it skips the queue and event-loop
 * turns of a stream, which for thousands of small writes cost more than assembling them.
 */
export class PageSink extends Writable {
  readonly #full: Buffer[] = []
  readonly #room = spareRooms.pop() ?? Buffer.allocUnsafeSlow(roomBytes)
  #used = 0
  readonly #done: (page: Buffer) => void

  constructor(done: (page: Buffer) => void) {
    super()
    this.#done = done
  }

  override write(piece: string | Buffer): boolean {
    const most = typeof piece === 'string' ? piece.length * maxBytesPerCharacter : piece.length
    if (most > roomBytes - this.#used) this.#empty()
    if (most > roomBytes) this.#full.push(Buffer.from(piece))
    else if (typeof piece === 'string') this.#used += this.#room.write(piece, this.#used)
    else {
      this.#room.set(piece, this.#used)
      this.#used += piece.length
    }
    return true
  }

  override end(): this {
    this.#empty()
    spareRooms.push(this.#room)
    const [page = Buffer.alloc(0), ...others] = this.#full
    this.#done(others.length === 0 ? page : Buffer.concat(this.#full))
    return this
  }

  #empty(): void {
    if (this.#used === 0) return
    this.#full.push(Buffer.from(this.#room.subarray(0, this.#used)))
    this.#used = 0
  }
}
