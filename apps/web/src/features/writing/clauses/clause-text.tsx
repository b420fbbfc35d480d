import type { RichText } from '@tacite/document/rich-text.ts'
import { isEmpty } from '@tacite/document/section-rules.ts'
import { useMemo } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { RichTextView, textFields, type WireDocument } from '../texts/public.tsx'
import type { ClauseVariant } from './clause-queries.ts'

interface ClauseTextProps {
  clause: Pick<ClauseVariant, 'textId' | 'title' | 'content'>
  /** A text of the library: its fields are those of every clause. */
  wire: WireDocument
}

/** What a clause says, to read. */
export function ClauseText({ clause, wire }: ClauseTextProps) {
  const t = useTexts()
  const fields = useMemo(() => textFields(wire), [wire])
  const content = clause.content as unknown as RichText
  if (isEmpty(content)) return <p className="text-sm text-ink-faint">{t('clauses.noText')}</p>
  return (
    <div
      role="group"
      aria-label={t('clauses.textOf', { title: clause.title })}
      lang={wire.locale}
      className="rounded-md border border-line bg-paper p-4"
    >
      <div className="rich-text">
        <RichTextView content={content} fields={fields} textId={clause.textId} />
      </div>
    </div>
  )
}
