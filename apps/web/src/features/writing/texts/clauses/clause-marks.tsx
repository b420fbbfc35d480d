import type { Section, SectionClause } from '@tacite/api/writing/text-shapes.ts'
import { FileStack } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'

/** The clauses of a section: quiet while it says what they say, in words where something is to be decided. */
export function ClauseMarks({ section }: { section: Section }) {
  return section.clauses.map((clause) => (
    <ClauseMark key={clause._id} section={section} clause={clause} />
  ))
}

function ClauseMark({ section, clause }: { section: Section; clause: SectionClause }) {
  const t = useTexts()
  const me = useMe()
  const acts = useDocumentActions()
  const { name, version, latest, standing, kept } = clause
  const isOpen = standing === 'changed' && kept === null
  const words = isOpen
    ? t('editor.clause.mark.differs')
    : latest > version
      ? t('editor.clause.mark.newer', { latest })
      : null
  const about = t(
    `editor.clause.mark.${standing === 'same' ? 'same' : kept ? 'kept' : 'changed'}`,
    {
      name,
      version,
    },
  )
  return (
    <button
      type="button"
      title={about}
      disabled={!holds(me, 'contracts:clause:list')}
      onClick={() => acts.open('clause', section._id, clause._id)}
      className={classNames(
        'flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-sm px-1.5 py-0.5',
        isOpen
          ? 'bg-amber-soft text-amber-ink hover:underline'
          : words
            ? 'bg-accent-soft text-accent-ink hover:underline'
            : 'text-ink-faint hover:bg-sunken hover:text-ink',
      )}
    >
      <FileStack aria-hidden className="size-3" />
      {words && <span aria-hidden>{words}</span>}
      <span className="sr-only">{words ? `${words}. ${about}` : about}</span>
    </button>
  )
}
