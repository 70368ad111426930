import type { Translation } from '../../dictionary.ts'

export default {
  credit: '데이터 제공: {source}',
  imported: '가져온 가격 데이터',
  importedMeaning: '운영자가 파일에서 가져온 가격입니다. 실시간으로 업데이트되지 않습니다.',
} satisfies Translation<'quotes/source'>
