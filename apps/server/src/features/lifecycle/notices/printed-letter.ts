import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { LetterPdf } from '../../../platform/pdf/render-letter-pdf.ts'

type Written = Pick<BodyOf<typeof noticesEndpoints.writeLetter>, 'locale' | 'mode' | 'letter'>

/** A letter as it is printed: lines and paragraphs, with its labels in its language. */
export function printedLetter({ locale, mode, letter }: Written): LetterPdf {
  const t = createTranslator(locale)
  const { sender, recipient, place, day, subject, body, signatory } = letter
  return {
    locale,
    sender: [sender.name, ...linesOf(sender.lines)],
    recipient: [recipient.name, ...linesOf(recipient.lines)],
    mention: t(`letters.mention.${mode}`),
    made: place === '' ? t('letters.madeOn', { day }) : t('letters.madeAt', { place, day }),
    title: subject,
    subject: t('letters.subjectLabel', { subject }),
    paragraphs: body
      .split(/\n\s*\n/)
      .map(linesOf)
      .filter((lines) => lines.length > 0),
    signatory: linesOf(signatory),
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
