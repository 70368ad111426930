import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: '已收到您的项目收录申请：{name}',
  receivedText:
    '感谢您向{site}提交项目。审核通过后，我们会予以收录。您可以随时点击下方按钮查看审核进度，审核完成前还可以修改或撤回。',
  stateButton: '查看审核进度',
  number: '受理编号',
  linkCare: '任何持有此链接的人都可以查看、修改和撤回该申请，请勿转发。',
  approvedSubject: '您的项目已收录：{name}',
  approvedText: '您提交的项目已通过审核，并收录到{site}。感谢您的提交。',
  approvedButton: '查看项目页面',
  refusedSubject: '您的项目未予收录：{name}',
  refusedText: '我们审核了您提交的项目，此次未予收录，原因如下。',
  mendText: '点击下方按钮，即可打开已填好您所提交内容的表单，修改后可重新提交。',
  mendButton: '修改后重新提交',
  ending: '您在{site}提交项目时将此邮箱填写为联系方式，因此收到此邮件。如非本人操作，请忽略此邮件。',
  keySubject: '用于编辑项目信息的链接：{name}',
  keyText: '您可以通过下方按钮编辑{site}上{name}的信息。保存后立即公开，并记入变更记录。',
  keyCare:
    '任何持有此链接的人都可以编辑，请仅与负责人共享。如不再需要，或链接已被他人知晓，请通过联系表单告知我们。',
  keyButton: '编辑项目信息',
  keyEnding: '此邮箱是{site}所收录项目的联系邮箱，因此您收到此邮件。如与您无关，请忽略此邮件。',
} satisfies Translation<'owner-mails'>
