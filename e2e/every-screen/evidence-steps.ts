import { open, type Step } from './step.ts'

/** What the document says of a value. */
const mark =
  (line: 'title' | 'counterparty'): Step =>
  (page, t) =>
    open(page, t('contract-evidence.mark.label', { name: t(`editor.summary.${line}`) }))

export const provenValue = mark('counterparty')
export const correctedValue = mark('title')
