import type { CounterpartyRecord } from '@tacite/api/settings/counterparty-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { compareParties } from './counterparty-queries.ts'
import { MergeDialog } from './merge-dialog.tsx'

type Other = CounterpartyRecord['duplicates'][number]

interface DuplicatesProps {
  party: CounterpartyRecord
  onMerged: () => void
}

/** Possible duplicates, and ways to merge them or to say that they are not. */
export function Duplicates({ party, onMerged }: DuplicatesProps) {
  const t = useTexts()
  const [other, setOther] = useState<Other | null>(null)
  const keepApart = useKeepApart(party)
  if (party.duplicates.length === 0) return null
  return (
    <section aria-label={t('counterparties.duplicates')} className="mt-6 flex flex-col gap-2">
      <h2 className="font-semibold">{t('counterparties.duplicates')}</h2>
      <p className="text-sm text-ink-soft">{t('counterparties.duplicatesHint')}</p>
      <ul className="flex flex-col gap-2">
        {party.duplicates.map((each) => (
          <li
            key={each._id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-3"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{each.name}</span>
              <span className="text-sm text-ink-soft tabular-nums">
                {[each.siren, t('counterparties.usedBy', { count: each.contracts })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => keepApart(each)}>
                {t('counterparties.distinct')}
              </Button>
              <Button size="small" onClick={() => setOther(each)}>
                {t('counterparties.merge')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {other && (
        <MergeDialog
          party={party}
          other={other}
          onClose={() => setOther(null)}
          onMerged={onMerged}
        />
      )}
    </section>
  )
}

function useKeepApart(party: CounterpartyRecord) {
  const { mutate } = useMutation({
    mutationFn: ({ other, areDistinct }: { other: Other; areDistinct: boolean }) =>
      compareParties(party._id, other._id, areDistinct),
    meta: { changes: ['counterparties'] },
    onSuccess: (_, { other, areDistinct }) => {
      if (!areDistinct) return
      const names = { name: party.name, other: other.name }
      toasts.success(currentTexts()('counterparties.distinctSaid', names), {
        undo: () => mutate({ other, areDistinct: false }),
      })
    },
  })
  return (other: Other) => mutate({ other, areDistinct: true })
}
