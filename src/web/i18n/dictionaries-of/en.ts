export default import.meta.glob<{ readonly default: unknown }>('./*.ts', { base: '../../../words/en' })
