export { default } from '../../industries.ts'
