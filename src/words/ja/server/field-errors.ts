export default {
  required: '{field}は必須です。',
  maxLength: '{field}は{limit}文字以内で入力してください。',
  minimum: '{field}は{limit}以上にしてください。',
  maximum: '{field}は{limit}以下にしてください。',
  characters: '{field}に使えない文字が含まれています。',
  email: '{field}は正しいメールアドレスではありません。',
  unknown: '{field}という項目はありません。',
  invalid: '{field}の値が正しくありません。',
} as const
