/** The package ships these types beside the module but does not declare them. */
declare module '@messageformat/core/compile-module.js' {
  export { default } from '@messageformat/core/lib/compile-module.d.ts'
}
