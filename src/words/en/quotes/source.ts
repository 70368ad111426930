import type { Translation } from '../../dictionary.ts'

export default {
  credit: 'Data provided by {source}',
  imported: 'Imported prices',
  importedMeaning: 'The operator of this site imported these prices from a file. They are not updated live.',
} satisfies Translation<'quotes/source'>
