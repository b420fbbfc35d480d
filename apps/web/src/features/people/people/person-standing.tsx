import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { activatePerson, blockPerson, type PersonDetails } from './people-queries.ts'
import { InvitationActs } from './invitation-acts.tsx'
import { SecondFactorAct } from './second-factor-act.tsx'
import { ReassignForm } from './reassign-form.tsx'

/** A person's status, and what changes it: invitation, blocking, unblocking, reassigning their work. */
export function PersonStanding({ person, onGone }: { person: PersonDetails; onGone: () => void }) {
  const t = useTexts()
  const formats = useFormats()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-semibold">
        {t('people.standing.title')}
      </h2>
      {person.status === 'pending' ? (
        <InvitationActs person={person} onGone={onGone} />
      ) : (
        <>
          <p className="text-ink-soft">
            {person.lastSeenAt
              ? t('people.standing.lastSeen', { at: formats.instant(person.lastSeenAt) })
              : t('people.standing.neverSeen')}
          </p>
          <p className="text-ink-soft">
            {t('people.standing.work', {
              tasks: person.openTasks,
              contracts: person.ownedContracts,
            })}
          </p>
          <StatusAct person={person} />
          <SecondFactorAct person={person} />
          {person.openTasks + person.ownedContracts > 0 && <ReassignForm person={person} />}
        </>
      )}
    </section>
  )
}

function StatusAct({ person }: { person: PersonDetails }) {
  const t = useTexts()
  const [isAsked, setIsAsked] = useState(false)
  const act = person.status === 'active' ? ('block' as const) : ('activate' as const)
  const change = useMutation({
    mutationFn: () => (act === 'block' ? blockPerson(person._id) : activatePerson(person._id)),
    meta: { changes: ['people'] },
    onSuccess: ({ name }) => {
      setIsAsked(false)
      toasts.success(currentTexts()(`people.${act}.done`, { name: name.full }))
    },
    onError: () => setIsAsked(false),
  })
  const refusal = act === 'block' ? person.blocking : person.activating
  const name = person.name.full
  return (
    <div>
      <Button
        variant={act === 'block' ? 'danger' : 'secondary'}
        disabledReason={refusal?.message ?? null}
        onClick={() => setIsAsked(true)}
      >
        {t(`people.${act}.label`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t(`people.${act}.title`, { name })}
        consequence={t(`people.${act}.consequence`)}
        confirmLabel={t(`people.${act}.label`)}
        isHarmless={act === 'activate'}
        isBusy={change.isPending}
        onConfirm={() => change.mutate()}
      />
    </div>
  )
}
