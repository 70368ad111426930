export { default } from '../../dapps/faults.ts'
