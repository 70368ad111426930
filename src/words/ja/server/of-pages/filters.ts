export { default } from '../../filters.ts'
