export default import.meta.glob<{ readonly default: unknown }>('../../../words/ja/*.ts')
