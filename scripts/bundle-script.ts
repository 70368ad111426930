import { build as bundle } from 'vite'

interface Script {
  readonly source: string
  /** Path below the client directory, without a content hash. */
  readonly fileName: string
  readonly clientDirectory: string
  /** Code that is placed before the bundle. */
  readonly banner?: string
}

/** Bundles a script into one file that runs without the pages. */
export async function bundleScript({ source, fileName, clientDirectory, banner }: Script): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: fileName, ...(banner !== undefined && { banner }) },
      },
    },
  })
}
