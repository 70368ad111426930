import type { Plugin } from 'vite'

const styles = /\/src\/web\/(?!app\.css).+\.css$/
const order = '@layer theme, base;\n'

/**
 * The style sheet of a late part may come to stand in front of the root's, as when React writes the whole document anew:
 * each says the order of the layers, so that whichever is read first says the same.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'kawara:layers',
    enforce: 'pre',
    transform: {
      filter: { id: styles },
      handler: (code) => ({ code: order + code, map: null }),
    },
  }
}
