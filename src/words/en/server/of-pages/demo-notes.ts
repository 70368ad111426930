export { default } from '../../demo-notes.ts'
