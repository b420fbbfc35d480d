import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { toasts } from '../../ui/toasts.ts'
import { reassignWork, type PersonDetails } from './people-queries.ts'

/** Gives what somebody leaves open to somebody else. */
export function ReassignForm({ person }: { person: PersonDetails }) {
  const t = useTexts()
  const [newOwnerId, setNewOwnerId] = useState<string | null>(null)
  const [tasks, setTasks] = useState(true)
  const [contracts, setContracts] = useState(true)
  const moving = useMutation({
    mutationFn: (to: string) => reassignWork(person._id, { newOwnerId: to, tasks, contracts }),
    meta: { showsError: true, changes: ['people', 'contract', 'tasks'] },
    onSuccess: (moved) => {
      toasts.success(currentTexts()('people.reassign.done', moved))
    },
  })
  const off = person.reassigning?.message ?? (newOwnerId ? null : t('people.reassign.choose'))
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-3">
      <p className="font-medium">{t('people.reassign.title')}</p>
      <ChoiceField
        noun="people"
        scope={{ except: person._id }}
        label={t('people.reassign.to')}
        value={newOwnerId}
        onChange={setNewOwnerId}
        error={moving.error ? messageOf(moving.error) : undefined}
      />
      <Checkbox
        label={t('people.reassign.tasks', { count: person.openTasks })}
        checked={tasks}
        onChange={({ target }) => setTasks(target.checked)}
      />
      <Checkbox
        label={t('people.reassign.contracts', { count: person.ownedContracts })}
        checked={contracts}
        onChange={({ target }) => setContracts(target.checked)}
      />
      <div>
        <Button
          isBusy={moving.isPending}
          disabledReason={off}
          onClick={() => newOwnerId && moving.mutate(newOwnerId)}
        >
          {t('people.reassign.label')}
        </Button>
      </div>
    </div>
  )
}
