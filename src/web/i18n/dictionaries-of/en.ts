/** Those of `words` that most pages use. Every first view downloads this list; with the nested ones it is 280 bytes longer. */
export default {
  ...import.meta.glob<{ readonly default: unknown }>('./*.ts', { base: '../../../words/en' }),
  nested: () => import('./en.nested.ts'),
}
