import type { Language } from '../../kernel/site/language.ts'

type LocalNames = Readonly<Partial<Record<Language, string>>>

/**
 * Names of the best-known coins in the readers' languages, by coin id: a Japanese reader searches for ビットコイン, a Chinese
 * one for 比特币. Other coins have their own name in every language.
 */
export const localCoinNames: ReadonlyMap<string, LocalNames> = new Map([
  ['bitcoin', { ja: 'ビットコイン', ko: '비트코인', zh: '比特币' }],
  ['ethereum', { ja: 'イーサリアム', ko: '이더리움', zh: '以太坊' }],
  ['tether', { ja: 'テザー', ko: '테더', zh: '泰达币' }],
  ['ripple', { ja: 'リップル', ko: '리플', zh: '瑞波币' }],
  ['binancecoin', { ja: 'バイナンスコイン', ko: '바이낸스코인', zh: '币安币' }],
  ['solana', { ja: 'ソラナ', ko: '솔라나', zh: '索拉纳' }],
  ['usd-coin', { ja: 'USDコイン', ko: 'USD 코인' }],
  ['dogecoin', { ja: 'ドージコイン', ko: '도지코인', zh: '狗狗币' }],
  ['tron', { ja: 'トロン', ko: '트론', zh: '波场' }],
  ['cardano', { ja: 'カルダノ', ko: '카르다노', zh: '艾达币' }],
  ['chainlink', { ja: 'チェーンリンク', ko: '체인링크' }],
  ['avalanche-2', { ja: 'アバランチ', ko: '아발란체', zh: '雪崩协议' }],
  ['stellar', { ja: 'ステラルーメン', ko: '스텔라루멘', zh: '恒星币' }],
  ['sui', { ja: 'スイ', ko: '수이' }],
  ['bitcoin-cash', { ja: 'ビットコインキャッシュ', ko: '비트코인 캐시', zh: '比特币现金' }],
  ['hedera-hashgraph', { ja: 'ヘデラ', ko: '헤데라' }],
  ['litecoin', { ja: 'ライトコイン', ko: '라이트코인', zh: '莱特币' }],
  ['shiba-inu', { ja: 'シバイヌ', ko: '시바이누', zh: '柴犬币' }],
  ['polkadot', { ja: 'ポルカドット', ko: '폴카닷', zh: '波卡' }],
  ['the-open-network', { ja: 'トンコイン', ko: '톤코인' }],
  ['monero', { ja: 'モネロ', ko: '모네로', zh: '门罗币' }],
  ['uniswap', { ja: 'ユニスワップ', ko: '유니스왑' }],
  ['dai', { ja: 'ダイ', ko: '다이' }],
  ['pepe', { ja: 'ペペ', ko: '페페' }],
  ['aave', { ja: 'アーベ', ko: '에이브' }],
  ['near', { ja: 'ニアプロトコル', ko: '니어프로토콜' }],
  ['ethereum-classic', { ja: 'イーサリアムクラシック', ko: '이더리움 클래식', zh: '以太坊经典' }],
  ['internet-computer', { ja: 'インターネットコンピュータ', ko: '인터넷 컴퓨터' }],
  ['aptos', { ja: 'アプトス', ko: '앱토스' }],
  ['polygon-ecosystem-token', { ja: 'ポリゴン', ko: '폴리곤' }],
  ['vechain', { ja: 'ヴィチェーン', ko: '비체인', zh: '唯链' }],
  ['arbitrum', { ja: 'アービトラム', ko: '아비트럼' }],
  ['cosmos', { ja: 'コスモス', ko: '코스모스' }],
  ['algorand', { ja: 'アルゴランド', ko: '알고랜드' }],
  ['filecoin', { ja: 'ファイルコイン', ko: '파일코인', zh: '文件币' }],
  ['optimism', { ja: 'オプティミズム', ko: '옵티미즘' }],
  ['maker', { ja: 'メイカー', ko: '메이커' }],
  ['tezos', { ja: 'テゾス', ko: '테조스' }],
  ['iota', { ja: 'アイオータ', ko: '아이오타' }],
  ['nem', { ja: 'ネム', ko: '넴', zh: '新经币' }],
  ['symbol', { ja: 'シンボル', ko: '심볼' }],
  ['neo', { ja: 'ネオ', ko: '네오', zh: 'NEO' }],
  ['eos', { ja: 'イオス', ko: '이오스', zh: '柚子币' }],
  ['dash', { ja: 'ダッシュ', ko: '대시', zh: '达世币' }],
  ['zcash', { ja: 'ジーキャッシュ', ko: '지캐시', zh: '大零币' }],
  ['qtum', { ja: 'クアンタム', ko: '퀀텀', zh: '量子链' }],
  ['monacoin', { ja: 'モナコイン', ko: '모나코인', zh: '萌奈币' }],
  ['basic-attention-token', { ja: 'ベーシックアテンショントークン', ko: '베이직어텐션토큰' }],
  ['the-sandbox', { ja: 'サンドボックス', ko: '샌드박스' }],
  ['decentraland', { ja: 'ディセントラランド', ko: '디센트럴랜드' }],
])

/** What readers also call a coin. The search finds it by these names, which no page shows. */
export const otherCoinNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['ethereum', ['以太币']],
  ['ripple', ['엑스알피']],
  ['bitcoin-cash', ['比特现金']],
  ['dogecoin', ['狗币']],
  ['tron', ['波场币']],
])

export function coinNameIn({ id, name, language }: { id: string; name: string; language: Language }): string {
  return localCoinNames.get(id)?.[language] ?? name
}
