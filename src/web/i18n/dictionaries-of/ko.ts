export default import.meta.glob<{ readonly default: unknown }>(['./*.ts', './*/*.ts', '!./server/*.ts'], {
  base: '../../../words/ko',
})
