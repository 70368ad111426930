export { default } from '../../form-errors.ts'
