export default {
  coinDescription:
    '{name}（{symbol}）の価格・出来高・時価総額は、このサイトのデモ用に作られた架空の数値です。実際の取引とは関係ありません。',
} as const
