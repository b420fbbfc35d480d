import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { nextPageAtScroll, type OptionPages } from '../../../../ui/option-pages.ts'
import type { ClauseChoice, OfferedClause } from '../clauses/offered-clause.ts'

interface ClauseListProps {
  clauses: readonly ClauseChoice[]
  pages: OptionPages
  chosen: OfferedClause | null
  onChoose: (clause: OfferedClause) => void
}

/** The published clauses, each followed by its fallbacks in the order in which they are proposed. */
export function ClauseList({ clauses, pages, chosen, onChoose }: ClauseListProps) {
  const t = useTexts()
  const choice = (clause: OfferedClause, detail: string) => (
    <Offered
      clause={clause}
      detail={detail}
      isChosen={clause._id === chosen?._id}
      onChoose={onChoose}
    />
  )
  return (
    <ul
      aria-label={t('editor.clause.list')}
      className="flex max-h-96 flex-col overflow-y-auto"
      onScroll={({ currentTarget }) => nextPageAtScroll(pages, currentTarget)}
    >
      {clauses.map((clause) => {
        const { _id, name, category, description, useWhen, fallbacks } = clause
        return (
          <li key={_id}>
            {choice(clause, [category, useWhen || description].filter(Boolean).join(' · '))}
            {fallbacks.length > 0 && (
              <ul
                aria-label={t('editor.clause.fallbacks', { name })}
                className="ml-3 flex flex-col border-l border-line pl-1"
              >
                {fallbacks.map((fallback) => (
                  <li key={fallback._id}>
                    {choice(
                      fallback,
                      [t('editor.clause.fallback'), fallback.useWhen].filter(Boolean).join(' · '),
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface OfferedProps {
  clause: OfferedClause
  detail: string
  isChosen: boolean
  onChoose: (clause: OfferedClause) => void
}

function Offered({ clause, detail, isChosen, onChoose }: OfferedProps) {
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(clause)}
      className={classNames(
        'flex w-full flex-col rounded-md px-3 py-2 text-left',
        isChosen ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
      )}
    >
      <span className="font-medium">{clause.name}</span>
      {detail && <span className="line-clamp-2 text-sm text-ink-faint">{detail}</span>}
    </button>
  )
}
