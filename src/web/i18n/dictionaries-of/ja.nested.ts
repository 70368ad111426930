/** Dictionaries of areas with several of them, such as `offering/page`. */
export default import.meta.glob<{ readonly default: unknown }>(['./*/*.ts', '!./server/*.ts'], {
  base: '../../../words/ja',
})
