export { default } from '../../contact.ts'
