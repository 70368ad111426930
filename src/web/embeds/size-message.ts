const name = 'kawara-size'

/** How a frame tells the page around it that it is taller than its box. */
export function sizeMessage(height: number): string {
  return `${name}:${Math.ceil(height)}`
}

const tallest = 2_000

export function readSizeMessage(message: unknown): number | undefined {
  const [, height] = (typeof message === 'string' && /^kawara-size:(\d{1,5})$/.exec(message)) || []
  return height === undefined ? undefined : Math.min(tallest, Number(height))
}
