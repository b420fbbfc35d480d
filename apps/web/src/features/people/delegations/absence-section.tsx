import { lazy, Suspense } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useMe } from '../../../platform/me.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { delegationsQuery, endDelegation, type Delegation } from './delegations-queries.ts'

const AbsenceForm = lazy(async () => ({
  default: (await import('./absence-form.tsx')).AbsenceForm,
}))

interface AbsenceProps {
  /** Null: the reader's own. */
  userId: string | null
  /** Why the reader cannot decide who acts for this person; null: they can. */
  offReason: string | null
}

/** Who validates in place of an absent person. */
export function AbsenceSection({ userId, offReason }: AbsenceProps) {
  const t = useTexts()
  const id = useId()
  const { data } = useQuery(delegationsQuery(userId))
  const shown = (data?.value ?? []).filter(
    ({ state }) => state === 'planned' || state === 'running',
  )
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id={id} className={userId === null ? 'text-lg font-semibold' : 'font-semibold'}>
          {t('delegations.title')}
        </h2>
        <p className="text-ink-soft">
          {t(userId === null ? 'delegations.lead' : 'delegations.leadOther')}
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
          {shown.map((delegation) => (
            <AbsenceRow
              key={delegation._id}
              delegation={delegation}
              userId={userId}
              offReason={offReason}
            />
          ))}
        </ul>
      )}
      <Suspense>
        <AbsenceForm userId={userId} offReason={offReason} />
      </Suspense>
    </section>
  )
}

function AbsenceRow({ delegation, userId, offReason }: AbsenceProps & { delegation: Delegation }) {
  const t = useTexts()
  const formats = useFormats()
  const me = useMe()
  const ending = useMutation({
    mutationFn: () => endDelegation(userId, delegation._id),
    meta: { changes: ['delegations'] },
    onSuccess: () => toasts.success(currentTexts()('delegations.ended')),
  })
  const { person, delegate, startsOn, endsOn, state } = delegation
  // An absence in which they act for another person is not theirs to end.
  const isTheirs = person._id === (userId ?? me._id)
  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <span className="min-w-0 flex-1">
        {t('delegations.row', {
          delegate: delegate.name,
          person: person.name,
          from: formats.day(startsOn),
          to: formats.day(endsOn),
        })}
      </span>
      {state === 'running' && <Badge tone="accent">{t('delegations.running')}</Badge>}
      {isTheirs && (
        <Button
          size="small"
          isBusy={ending.isPending}
          disabledReason={offReason}
          onClick={() => ending.mutate()}
        >
          {t('delegations.end')}
        </Button>
      )}
    </li>
  )
}
