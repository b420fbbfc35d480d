import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chosenQuery } from '../../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { changed, moved, type SendDraft } from './send-draft.ts'
import { SignatoryCard } from './signatory-card.tsx'

interface SignatoryListProps {
  rows: SendDraft
  errorAt: (field: string) => string | undefined
  onRows: (rows: SendDraft) => void
}

/** The signatories in signing order. Buttons move them; moves are announced. */
export function SignatoryList({ rows, errorAt, onRows }: SignatoryListProps) {
  const t = useTexts()
  const [said, setSaid] = useState('')
  const { data: people = [] } = useQuery(chosenQuery('people', insideIds(rows)))
  const nameOf = (index: number) => {
    const row = rows[index]
    const person = people.find(({ _id }) => _id === row?.personId)
    const name = row?.kind === 'internal' ? person?.name : row?.name
    return name?.trim() || t('signing-panel.form.person', { position: index + 1 })
  }
  const move = (index: number, by: -1 | 1) => {
    onRows(moved(rows, index, by))
    setSaid(t('signing-panel.form.moved', { name: nameOf(index), position: index + by + 1 }))
  }
  return (
    <>
      <ol className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <SignatoryCard
            key={row.key}
            row={row}
            index={index}
            count={rows.length}
            name={nameOf(index)}
            errorOf={(part) => errorAt(`signatories.${index}.${part}`) ?? null}
            onChange={(part) => onRows(changed(rows, index, part))}
            onMove={(by) => move(index, by)}
            onRemove={() => onRows(rows.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

function insideIds(rows: SendDraft): string[] {
  return [...new Set(rows.flatMap(({ personId }) => personId ?? []))].toSorted()
}
