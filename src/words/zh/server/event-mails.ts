import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: '已收到您提交的活动：{title}',
  receivedText:
    '感谢您向{site}提交活动信息。审核通过后，我们会将其收录到日历。您可以随时点击下方按钮查看审核进度，审核完成前还可以修改或撤回。',
  stateButton: '查看审核进度',
  number: '受理编号',
  linkCare: '任何持有此链接的人都可以查看、修改和撤回该活动，请勿转发。',
  approvedSubject: '您的活动已收录：{title}',
  approvedText: '您提交的活动已通过审核，并收录到日历。感谢您的提交。',
  approvedButton: '查看活动',
  refusedSubject: '您的活动未予收录：{title}',
  refusedText: '我们审核了您提交的活动，此次未予收录，原因如下。',
  mendText: '点击下方按钮，即可打开已填好您所提交内容的表单，修改后可重新提交。',
  mendButton: '修改后重新提交',
  ending:
    '您在{site}提交活动时留下了此邮箱地址，因此收到此邮件。如非本人操作，请忽略此邮件。审核完成后，我们会删除该地址。',
} satisfies Translation<'event-mails'>
