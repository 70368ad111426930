/**
 * The dictionaries that most pages use. Every first view downloads this index. Areas with several dictionaries have an index of
 * their own, which would add 280 bytes here.
 */
export default {
  ...import.meta.glob<{ readonly default: unknown }>('./*.ts', { base: '../../../words/ja' }),
  nested: () => import('./ja.nested.ts'),
}
