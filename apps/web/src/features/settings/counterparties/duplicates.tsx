import type { CounterpartyRecord } from '@tacite/api/settings/counterparty-endpoints.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type Other = CounterpartyRecord['duplicates'][number]

interface DuplicatesProps {
  party: CounterpartyRecord
  onMerged: () => void
}

/** Possible duplicates, and a way to merge them. */
export function Duplicates({ party, onMerged }: DuplicatesProps) {
  const t = useTexts()
  const [other, setOther] = useState<Other | null>(null)
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
            <Button size="small" onClick={() => setOther(each)}>
              {t('counterparties.merge')}
            </Button>
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
