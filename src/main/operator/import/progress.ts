const barWidth = 30
const redrawMilliseconds = 100
const lineMilliseconds = 5_000
/** An import shows no progress in its first half second, so a short one shows none. */
const deadlineMilliseconds = 500

export interface Screen {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

export class Progress {
  readonly #screen: Screen
  readonly #totalBytes: number
  readonly #clock: () => number
  readonly #started: number
  #drawn: number
  #isShown = false

  constructor({ screen, totalBytes, clock }: { screen: Screen; totalBytes: number; clock: () => number }) {
    this.#screen = screen
    this.#totalBytes = totalBytes
    this.#clock = clock
    this.#started = clock()
    this.#drawn = this.#started
  }

  show({ bytes, rows }: { bytes: number; rows: number }): void {
    const now = this.#clock()
    const pause = this.#screen.isTTY === true ? redrawMilliseconds : lineMilliseconds
    if (now - this.#started < deadlineMilliseconds || now - this.#drawn < pause) return
    this.#drawn = now
    const share = this.#totalBytes === 0 ? 1 : Math.min(bytes / this.#totalBytes, 1)
    const perSecond = Math.round(rows / ((now - this.#started) / 1000))
    const text = `${Math.floor(share * 100)} %, ${rows} rows, ${perSecond} rows/s`
    if (this.#screen.isTTY !== true) return void this.#screen.write(`${text}\n`)
    const done = Math.round(share * barWidth)
    this.#screen.write(`\r\u001B[2K[${'#'.repeat(done)}${'-'.repeat(barWidth - done)}] ${text}`)
    this.#isShown = true
  }

  print(line: string): void {
    this.clear()
    this.#screen.write(`${line}\n`)
  }

  clear(): void {
    if (this.#isShown) this.#screen.write('\r\u001B[2K')
    this.#isShown = false
  }
}
