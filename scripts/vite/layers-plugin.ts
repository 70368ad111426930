import type { Plugin } from 'vite'

/** Vite adds `?transform-only` to a style sheet that is imported for its URL. */
const styles = /\/src\/web\/(?!app\.css).+\.css(?:\?transform-only)?$/
const order = '@layer theme, base;\n'
const licence = /^\/\*! tailwindcss [^*]*\*\/\s*/

/**
 * Declares the order of the CSS layers at the top of every style sheet, because the sheet of a deferred part can precede the
 * root's sheet in the document. Also removes the licence that Tailwind repeats in every sheet with a breakpoint; the root's sheet
 * keeps it. Runs after Tailwind.
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
