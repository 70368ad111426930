export { default } from '../../field-errors.ts'
