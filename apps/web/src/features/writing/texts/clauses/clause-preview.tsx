import type { RichText } from '@tacite/document/rich-text.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { RichTextView } from '../document-view/rich-text-view.tsx'
import { useFields } from '../text/open-text.tsx'
import type { OfferedClause } from './offered-clause.ts'

/** What a clause says, with the values of this text in its fields. */
export function ClausePreview({ clause: { content, textId } }: { clause: OfferedClause }) {
  const t = useTexts()
  const fields = useFields()
  return (
    <section
      aria-label={t('editor.clause.text')}
      className="max-h-96 min-w-0 overflow-y-auto rounded-md border border-line p-5"
    >
      <div className="rich-text">
        <RichTextView content={content as unknown as RichText} fields={fields} textId={textId} />
      </div>
    </section>
  )
}
