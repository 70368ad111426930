import { build as bundle } from 'vite'

interface Script {
  readonly source: string
  readonly fileName: string
  readonly clientDirectory: string
  readonly banner?: string
}

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
