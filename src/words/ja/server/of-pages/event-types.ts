export { default } from '../../event-types.ts'
