import type { Translation } from '../../dictionary.ts'

export default {
  subject: '收到{count}条待审核的提交（{site}）',
  event: '活动{number}：{name}',
  project: '项目{number}：{name}',
  more: '另有{count}条',
  commands:
    '可用npm run site -- events list和npm run site -- submissions list查看列表，用events show NUMBER或submissions show NUMBER查看内容（NUMBER为编号）。接下来一小时内收到的提交会合并为一封邮件通知。',
} satisfies Translation<'submission-mails'>
