import { readSettings, setting, wholeNumber, type Environment } from './setting.ts'

export const filesSettings = {
  UPLOAD_MEGABYTES_PER_DAY: setting({
    takes: 'a whole number from 0 to 1000000',
    otherwise: '`2048`',
    about: 'How much all visitors together can upload in a day; `0` turns uploads off.',
    read: wholeNumber(0, 1_000_000, 2_048),
  }),
}

export interface FilesConfig {
  readonly uploadMegabytesPerDay: number
}

export function filesConfig(environment: Environment): FilesConfig {
  const { UPLOAD_MEGABYTES_PER_DAY } = readSettings(filesSettings, environment)
  return { uploadMegabytesPerDay: UPLOAD_MEGABYTES_PER_DAY }
}
