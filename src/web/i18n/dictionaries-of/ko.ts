/** The dictionaries that most pages use. Every first view downloads this index; the nested ones are separate and would add 280 bytes. */
export default {
  ...import.meta.glob<{ readonly default: unknown }>('./*.ts', { base: '../../../words/ko' }),
  nested: () => import('./ko.nested.ts'),
}
