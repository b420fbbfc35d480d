import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { removeSecondFactor, type PersonDetails } from './people-queries.ts'

/** Whether a person has a second factor, and its removal when they have lost it. */
export function SecondFactorAct({ person }: { person: PersonDetails }) {
  const t = useTexts()
  const [isAsked, setIsAsked] = useState(false)
  const removing = useMutation({
    mutationFn: () => removeSecondFactor(person._id),
    meta: { changes: ['people'] },
    onSuccess: ({ name }) =>
      toasts.success(currentTexts()('people.secondFactor.done', { name: name.full })),
    onSettled: () => setIsAsked(false),
  })
  if (!person.hasSecondFactor)
    return <p className="text-ink-soft">{t('people.secondFactor.none')}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t('people.secondFactor.has')}</p>
      <Button
        disabledReason={person.removingFactor?.message ?? null}
        onClick={() => setIsAsked(true)}
      >
        {t('people.secondFactor.label')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('people.secondFactor.title', { name: person.name.full })}
        consequence={t('people.secondFactor.consequence')}
        confirmLabel={t('people.secondFactor.label')}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </div>
  )
}
