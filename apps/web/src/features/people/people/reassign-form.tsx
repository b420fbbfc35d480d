import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { reassignWork, type PersonDetails } from './people-queries.ts'

/** Gives what somebody leaves open to somebody else. */
export function ReassignForm({ person }: { person: PersonDetails }) {
  const t = useTexts()
  const form = useForm({
    initial: { newOwnerId: null as string | null, tasks: true, contracts: true },
    save: ({ newOwnerId, ...what }) =>
      reassignWork(person._id, { ...what, newOwnerId: newOwnerId ?? '' }),
    changes: ['people', 'contract', 'tasks'],
    onSaved: (moved) => toasts.success(currentTexts()('people.reassign.done', moved)),
  })
  const { newOwnerId, tasks, contracts } = form.values
  const off = person.reassigning?.message ?? (newOwnerId ? null : t('people.reassign.choose'))
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-3">
      <p className="font-medium">{t('people.reassign.title')}</p>
      <ChoiceField
        noun="people"
        scope={{ except: person._id }}
        label={t('people.reassign.to')}
        {...form.bind('newOwnerId')}
        error={form.errors[0]?.message}
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
        <Button isBusy={form.isBusy} disabledReason={off} onClick={form.submit}>
          {t('people.reassign.label')}
        </Button>
      </div>
    </div>
  )
}
