/** By short names: this list is part of every first visit. */
export default import.meta.glob<{ readonly default: unknown }>(['./*.ts', './*/*.ts', '!./server/*.ts'], {
  base: '../../../words/en',
})
