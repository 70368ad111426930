import type { Translation } from '../../dictionary.ts'

export default {
  entry: '■ {title}',
  confirmSiteSubject: '请确认您的邮件订阅（{site}）',
  confirmSiteText: '我们收到了您订阅新发售与条件变更邮件的申请。请点击下方按钮打开确认页面，完成订阅。',
  confirmOfferingSubject: '请确认订阅“{name}”的变更通知（{site}）',
  confirmOfferingText:
    '我们收到了您订阅“{name}”变更通知的申请，条件或日期变更时会通过邮件通知您。请点击下方按钮打开确认页面，完成订阅。',
  confirmButton: '打开确认页面',
  confirmEnding: '如非本人操作，请忽略此邮件。如{confirmDays}天内未确认，我们会删除您的邮箱地址。',
  stopSubject: '请确认退订（{site}）',
  stopSiteText: '我们收到了您退订新发售与条件变更邮件的申请。请点击下方按钮打开退订页面，完成退订。',
  stopOfferingText: '我们收到了您退订“{name}”通知邮件的申请。请点击下方按钮打开退订页面，完成退订。',
  stopButton: '打开退订页面',
  stopEnding: '如非本人操作，请忽略此邮件，订阅不会有任何变化。',
  changedSubject: '“{name}”的条件已变更',
  changedText: '您订阅的项目变更了发售条件。在决定参与之前，请同时查看项目方的官方公告。',
  changedEnding: '您在{site}订阅了“{name}”的变更通知，因此收到此邮件。',
  digestSubject: '新发售与条件变更{count}条（{site}）',
  digestText: '以下是上一封邮件之后新收录的代币发售与条件变更。',
  digestMore: '另有{count}条，查看最新发售列表',
  digestEnding: '您订阅了{site}的邮件。有新消息时，我们会在工作日早上发送。',
  preferencesLink: '管理邮件设置',
  stopLink: '退订',
} satisfies Translation<'mails'>
