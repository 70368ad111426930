/**
 * The NUL character that ends each run of CJK characters. With it a run of a single character is a pair of characters too, and no
 * pair spans two runs.
 */
export const endOfRun = 0

export class RowRuns {
  units = new Uint16Array(1024)
  titleEnd = 0
  sloganEnd = 0
  end = 0

  clear(): void {
    this.end = 0
  }

  add(text: string, start: number, end: number): void {
    if (this.end + end - start >= this.units.length) this.#grow(this.end + end - start + 1)
    for (let i = start; i < end; i++) this.units[this.end++] = text.charCodeAt(i)
    this.units[this.end++] = endOfRun
  }

  #grow(length: number): void {
    const longer = new Uint16Array(length * 2)
    longer.set(this.units)
    this.units = longer
  }
}
