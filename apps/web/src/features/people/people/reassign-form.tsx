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
  const form = useForm({
    initial: { newOwnerId: null as string | null, tasks: true, contracts: true },
    beforeSubmit: ({ newOwnerId }) => person.reassigning === null && newOwnerId !== null,
    soleField: 'newOwnerId',
    goesToField: true,
    save: ({ newOwnerId, ...what }) =>
      reassignWork(person._id, { ...what, newOwnerId: newOwnerId ?? '' }),
    changes: ['people', 'contract', 'tasks'],
    onSaved: (moved) => toasts.success(currentTexts()('people.reassign.done', moved)),
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
    </form>
  )
}
