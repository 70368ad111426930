/** Those of areas with more than one dictionary, such as `offering/page`. */
export default import.meta.glob<{ readonly default: unknown }>(['./*/*.ts', '!./server/*.ts'], {
  base: '../../../words/ko',
})
