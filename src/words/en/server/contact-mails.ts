import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: 'We received your message ({site})',
  receivedText: 'Thank you for writing to {site}. We have received your message (purpose: {purpose}).',
  receivedNext: 'We normally reply to this address within {contactReplyDays, spellout} business days.',
  receivedEnding:
    'You’re receiving this email because this address was entered in the contact form on {site}. If this wasn’t you, ignore this email.',
  answerSubject: 'Our reply to your message ({site})',
  answerText: 'This is our reply to the message you sent on {date} (purpose: {purpose}).',
  answerEnding: 'You’re receiving this email because you wrote to {site} through its contact form.',
  toldSubject: 'Message {number}: {purpose}',
  toldName: 'Name: {name}',
  toldEmail: 'Email: {email}',
  toldUrl: 'URL: {url}',
  toldItem: 'About: {item}',
  toldLanguage: 'Language: {language}',
  toldMany:
    'Many messages are coming in. You will get no more emails about them for the next hour; see the rest with the inbox command.',
  toldEnding:
    'A reply to this email goes straight to the sender. To answer from the site: npm run site -- inbox answer {number} --text "…"',
} satisfies Translation<'contact-mails'>
