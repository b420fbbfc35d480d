import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import {
  deferInvitation,
  sendInvitation,
  withdrawInvitation,
  type PersonDetails,
} from './people-queries.ts'

/** A pending invitation: resent, postponed, or withdrawn. */
export function InvitationActs({ person, onGone }: { person: PersonDetails; onGone: () => void }) {
  const t = useTexts()
  const changes = ['people'] as const
  const say = (key: 'sent' | 'deferred' | 'withdrawn') =>
    toasts.success(currentTexts()(`people.invitation.${key}`, { name: person.name.full }))
  const [isAsked, setIsAsked] = useState(false)
  const sending = useMutation({
    mutationFn: () => sendInvitation(person._id),
    meta: { changes },
    onSuccess: () => say('sent'),
  })
  const withdrawing = useMutation({
    mutationFn: () => withdrawInvitation(person._id),
    meta: { changes, sparesRecords: true },
    onSuccess: () => (onGone(), say('withdrawn')),
  })
  return (
    <>
      <Standing person={person} />
      <div className="flex flex-wrap gap-2">
        <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {t(person.invitation.dueOn ? 'people.invitation.sendNow' : 'people.invitation.resend')}
        </Button>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          {t('people.invitation.withdraw')}
        </Button>
      </div>
      <DeferForm person={person} onDeferred={() => say('deferred')} />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('people.invitation.withdrawTitle', { name: person.name.full })}
        consequence={t('people.invitation.withdrawHint')}
        confirmLabel={t('people.invitation.withdraw')}
        isBusy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
      />
    </>
  )
}

const NO_DAY = { sendOn: null as string | null }

function DeferForm(props: { person: PersonDetails; onDeferred: () => void }) {
  const { person, onDeferred } = props
  const t = useTexts()
  const form = useForm({
    initial: NO_DAY,
    beforeSubmit: ({ sendOn }) => sendOn !== null,
    soleField: 'sendOn',
    goesToField: true,
    save: ({ sendOn }) => deferInvitation(person, sendOn ?? ''),
    changes: ['people'],
    onSaved: () => {
      form.set(NO_DAY)
      onDeferred()
    },
  })
  return (
    <form {...form.element} className="flex flex-wrap items-end gap-2">
      <DateField
        {...form.bind('sendOn')}
        className="max-w-44"
        label={t('people.invitation.sendOn')}
      />
      <Button
        type="submit"
        isBusy={form.isBusy}
        disabledReason={form.values.sendOn === null ? t('people.invitation.chooseDay') : null}
      >
        {t('people.invitation.defer')}
      </Button>
    </form>
  )
}

function Standing({ person: { invitation } }: { person: PersonDetails }) {
  const t = useTexts()
  const formats = useFormats()
  const { dueOn, sentAt, expiresAt } = invitation
  return (
    <p className="text-ink-soft">
      {dueOn && t('people.invitation.waits', { day: formats.day(dueOn) })}
      {!dueOn &&
        sentAt &&
        t('people.invitation.sentAt', {
          at: formats.instant(sentAt),
          until: expiresAt ? formats.instant(expiresAt) : '',
        })}
    </p>
  )
}
