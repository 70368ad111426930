export { default } from '../../quotes/source.ts'
