/** The drawing of that name in a sprite, to stand in the page itself: on the server alone, which has the sprite as text. */
export function drawnIn(sprite: string, name: string): string {
  const [, drawing] = new RegExp(`<symbol (id="${name}".*?)</symbol>`, 's').exec(sprite) ?? []
  if (drawing === undefined) throw new Error(`Nothing of the name ${name} is drawn.`)
  return `<svg ${drawing.replace(/id="[^"]*" /, '')}</svg>`
}
