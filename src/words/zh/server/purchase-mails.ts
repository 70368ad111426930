import type { Translation } from '../../dictionary.ts'

export default {
  receiptSubject: '感谢您购买{plan}',
  receiptText: '感谢您在{site}购买CoinView Premium。付款已完成。',
  licenceText: '激活码：{code}',
  licenceCare:
    '请在CoinView应用的“设置”→“Premium”中输入此激活码。激活码仅出现在本邮件中，请妥善保管，不要告诉他人。',
  planLine: '方案：{plan}',
  priceLine: '价格：{amount}（含税）',
  discountLine: '优惠码减免：−{amount}',
  totalLine: '支付金额：{amount}（含税）',
  taxLine: '其中日本消费税（{percent}%）：{amount}',
  renewsMonth: '下次续订日为{date}，自当日起每月自动扣款{amount}。在此日期之前可随时取消。',
  renewsYear: '下次续订日为{date}，自当日起每年自动扣款{amount}。在此日期之前可随时取消。',
  manageButton: '查看或取消订阅',
  manageCare: '任何持有此链接的人都可以查看和取消您的订阅，请勿转发。',
  renewedSubject: '{plan}已续订',
  renewedText: 'CoinView Premium的续订付款已完成。',
  cancelledSubject: '{plan}的订阅已取消',
  cancelledText:
    '您的订阅已取消。CoinView Premium仍可使用至{date}，之后不再扣款。在此之前，您可以点击下方按钮恢复订阅。',
  resumedSubject: '{plan}的订阅已恢复',
  resumedText: '您的订阅已恢复，可照常使用CoinView Premium。',
  endedSubject: '{plan}的订阅已结束',
  endedText:
    '由于未能收到续订款项，您的CoinView Premium订阅已结束，今后不会再扣款。如需继续使用，请重新购买。',
  failedSubject: '{plan}付款失败',
  failedText: 'CoinView Premium的续订付款未能完成。请检查银行卡的有效期和额度。我们将在几天内再次尝试扣款。',
  refundedSubject: '{plan}已退款',
  refundedText:
    '我们已退还CoinView Premium的款项{amount}。视发卡机构而定，退款可能需要数日才会显示在账单中。Premium功能和激活码均已停用。',
  sandboxLine: '这是在测试环境中的购买，没有实际扣款。',
  ending:
    '有人在{site}购买CoinView Premium时填写了此邮箱地址，因此您收到此邮件。如非本人操作，请通过联系表单告知我们。',
} satisfies Translation<'purchase-mails'>
