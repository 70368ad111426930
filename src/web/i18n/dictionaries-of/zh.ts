export default import.meta.glob<{ readonly default: unknown }>('../../../words/zh/*.ts')
