import { build as bundle } from 'vite'

interface Script {
  readonly source: string
  /** Below the client directory; it stays the same from build to build. */
  readonly fileName: string
  readonly clientDirectory: string
  /** Stands before the code. */
  readonly banner?: string
}

/** One file that runs by itself, beside the pages. */
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
