const name = 'kawara-size'

export function sizeMessage(height: number): string {
  return `${name}:${Math.ceil(height)}`
}

const maxHeight = 2_000

export function readSizeMessage(message: unknown): number | undefined {
  const [, height] = (typeof message === 'string' && /^kawara-size:(\d{1,5})$/.exec(message)) || []
  return height === undefined ? undefined : Math.min(maxHeight, Number(height))
}
