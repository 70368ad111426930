import type { Translation } from '../../dictionary.ts'

export default {
  receiptSubject: 'Your receipt for {plan}',
  receiptText: 'Thank you for buying CoinView Premium from {site}. Your payment has gone through.',
  licenceText: 'License code: {code}',
  licenceCare:
    'Enter this code in the CoinView app under Settings → Premium. It appears in this email only, so keep it safe and don’t share it.',
  planLine: 'Plan: {plan}',
  priceLine: 'Price: {amount} (tax included)',
  discountLine: 'Coupon discount: −{amount}',
  totalLine: 'Total paid: {amount} (tax included)',
  taxLine: 'Including consumption tax ({percent}%): {amount}',
  renewsMonth:
    'Your plan renews on {date} and then every month for {amount}. You can cancel at any time until the day before that date (UTC).',
  renewsYear:
    'Your plan renews on {date} and then every year for {amount}. You can cancel at any time until the day before that date (UTC).',
  manageButton: 'Manage or cancel',
  manageCare: 'Anyone with this link can see and cancel your subscription. Please don’t forward it.',
  renewedSubject: '{plan} has been renewed',
  renewedText: 'Your renewal payment for CoinView Premium has gone through.',
  cancelledSubject: '{plan} has been canceled',
  cancelledText:
    'Your subscription has been canceled. You can keep using CoinView Premium until {date}, and you won’t be charged again. Changed your mind? Use the button below to resume before then.',
  resumedSubject: 'Your {plan} subscription continues',
  resumedText: 'Your cancellation has been undone. You can keep using CoinView Premium as before.',
  endedSubject: '{plan} has ended',
  endedText:
    'We couldn’t collect the renewal payment, so your CoinView Premium subscription has ended. You won’t be charged again. To use it again, please buy a new plan.',
  failedSubject: 'Payment failed for {plan}',
  failedText:
    'We couldn’t collect the renewal payment for CoinView Premium. Please check your card’s expiration date and limit. We’ll try again within a few days.',
  refundedSubject: 'Your refund for {plan}',
  refundedText:
    'We’ve refunded {amount} for CoinView Premium. Depending on your bank, it may take a few days to appear on your statement. Premium features and the license code no longer work.',
  sandboxLine: 'This purchase was made in a test environment. Nothing has been charged.',
  ending:
    'You’re receiving this email because this address was entered when buying CoinView Premium on {site}. If this wasn’t you, please let us know through the contact form.',
} satisfies Translation<'purchase-mails'>
