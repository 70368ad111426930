/** By short names, without those in folders: this list is part of every first visit. */
export default {
  ...import.meta.glob<{ readonly default: unknown }>('./*.ts', { base: '../../../words/en' }),
  folders: () => import('./folders/en.ts'),
}
