import { Writable } from 'node:stream'

/** As long as the longest pages; a longer one is put together of several. */
const roomBytes = 1 << 19
const maxBytesPerCharacter = 3
/** Of pages that are written: the next ones are written there too. */
const spareRooms: Buffer[] = []

/**
 * All that the renderer writes, as one piece. It takes whatever comes, so it has no use for the queue and the turns of
 * a stream, which for thousands of pieces take longer than to put them together.
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
