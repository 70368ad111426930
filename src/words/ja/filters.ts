export default {
  incoming: '開始前',
  ongoing: '進行中',
  succeeded: '成立',
  failed: '不成立',
  acceptBitcoin: 'ビットコイン',
  acceptEthereum: 'イーサリアム',
  acceptOtherCoin: 'その他のコイン',
  bonus: 'ボーナスあり',
  founderId: '創業者を公開',
  newChain: '独自チェーン',
  codeAvail: 'ソースコード公開',
  notUS: '米国居住者は対象外',
} as const
