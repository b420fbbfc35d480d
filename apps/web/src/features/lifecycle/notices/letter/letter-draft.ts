import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { NoticeKind, NoticeMode } from '@tacite/domain/notices/notice-record.ts'

export type LetterDraft = ResponseOf<typeof noticesEndpoints.draftLetter>

/** What to notify, how, in which language, and what no rule computes. */
export interface LetterChoices {
  kind: NoticeKind
  mode: NoticeMode
  locale: Locale
  endsOn: string | null
  ground: string
  appliesFrom: string | null
  price: string
}

/** The letter as its form holds it. */
export interface LetterText {
  senderName: string
  senderLines: string
  recipientName: string
  recipientLines: string
  place: string
  day: string | null
  subject: string
  body: string
  signatory: string
}

export function letterText({ letter }: LetterDraft): LetterText {
  const { sender, recipient, ...rest } = letter
  return {
    senderName: sender.name,
    senderLines: sender.lines,
    recipientName: recipient.name,
    recipientLines: recipient.lines,
    ...rest,
  }
}

export function letterOf(text: LetterText): LetterDraft['letter'] {
  const { senderName, senderLines, recipientName, recipientLines, day, ...rest } = text
  return {
    sender: { name: senderName, lines: senderLines },
    recipient: { name: recipientName, lines: recipientLines },
    day: day ?? '',
    ...rest,
  }
}
