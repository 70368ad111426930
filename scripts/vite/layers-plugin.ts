import type { Plugin } from 'vite'

/** With `?transform-only`, what Vite makes of a sheet that is imported for its address. */
const styles = /\/src\/web\/(?!app\.css).+\.css(?:\?transform-only)?$/
const order = '@layer theme, base;\n'
const licence = /^\/\*! tailwindcss [^*]*\*\/\s*/

/**
 * The style sheet of a late part may come to stand in front of the root's, as when React writes the whole document anew:
 * each says the order of the layers, so that whichever is read first says the same. Runs after Tailwind, which puts its
 * licence at the head of every sheet that uses a breakpoint: the root's sheet has it for all of them.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'kawara:layers',
    enforce: 'pre',
    transform: {
      filter: { id: styles },
      handler: (code) => ({ code: order + code.replace(licence, ''), map: null }),
    },
  }
}
