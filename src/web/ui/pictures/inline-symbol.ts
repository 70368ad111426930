/** Extracts one symbol of an SVG sprite for inlining into the page. Server only: only the server has the sprite as text. */
export function inlineSymbol(sprite: string, name: string): string {
  const [, drawing] = new RegExp(`<symbol (id="${name}".*?)</symbol>`, 's').exec(sprite) ?? []
  if (drawing === undefined) throw new Error(`The sprite has no symbol ${name}.`)
  return `<svg ${drawing.replace(/id="[^"]*" /, '')}</svg>`
}
