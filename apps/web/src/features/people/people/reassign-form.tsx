import { useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { reassignWork, type PersonDetails } from './people-queries.ts'

/** Reassigns a person's open work to another person. */
export function ReassignForm({ person }: { person: PersonDetails }) {
  const t = useTexts()
  const [stays, setStays] = useState<Stays>([])
  const form = useForm({
    initial: { newOwnerId: null as string | null, tasks: true, contracts: true },
    beforeSubmit: ({ newOwnerId }) => person.reassigning === null && newOwnerId !== null,
    soleField: 'newOwnerId',
    goesToField: true,
    save: ({ newOwnerId, ...what }) =>
      reassignWork(person._id, { ...what, newOwnerId: newOwnerId ?? '' }),
    changes: ['people', 'contract', 'tasks'],
    onSaved: ({ stays: left, ...moved }) => {
      toasts.success(currentTexts()('people.reassign.done', moved))
      setStays(left)
    },
  })
  const { newOwnerId, tasks, contracts } = form.values
  const off = person.reassigning?.message ?? (newOwnerId ? null : t('people.reassign.choose'))
  return (
    <form {...form.element} className="flex flex-col gap-3 rounded-md border border-line p-3">
      <p className="font-medium">{t('people.reassign.title')}</p>
      <ChoiceField
        noun="people"
        scope={{ except: person._id }}
        label={t('people.reassign.to')}
        {...form.bind('newOwnerId')}
      />
      <Checkbox
        label={t('people.reassign.tasks', { count: person.openTasks })}
        checked={tasks}
        onChange={({ target }) => form.set({ tasks: target.checked })}
      />
      <Checkbox
        label={t('people.reassign.contracts', { count: person.ownedContracts })}
        checked={contracts}
        onChange={({ target }) => form.set({ contracts: target.checked })}
      />
      <div>
        <Button type="submit" isBusy={form.isBusy} disabledReason={off}>
          {t('people.reassign.label')}
        </Button>
      </div>
      <StillTheirs stays={stays} left={person.openTasks} />
    </form>
  )
}

type Stays = Awaited<ReturnType<typeof reassignWork>>['stays']

/** What did not pass, each with its reason, so that somebody else can be found for it. */
function StillTheirs({ stays, left }: { stays: Stays; left: number }) {
  const t = useTexts()
  if (stays.length === 0) return null
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="text-sm font-medium">{t('people.reassign.stays', { count: left })}</p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {stays.map(({ _id, title, kind, reason }) => (
          <li key={_id} className="py-2 text-sm">
            <span className="block font-medium break-words">{`${kind}, ${title}`}</span>
            <span className="block text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
