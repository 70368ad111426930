export default import.meta.glob<{ readonly default: unknown }>(['./*/*.ts', '!./server/*.ts'], {
  base: '../../../words/en',
})
