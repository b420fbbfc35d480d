import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useForm } from '../../../platform/use-form.ts'
import { addDelegation } from './delegations-queries.ts'

const BLANK = {
  delegateId: null as string | null,
  startsOn: null as string | null,
  endsOn: null as string | null,
}

/** Names who validates, from which day to which. */
export function AbsenceForm({
  userId,
  offReason,
}: {
  userId: string | null
  offReason: string | null
}) {
  const t = useTexts()
  const me = useMe()
  const form = useForm({
    initial: BLANK,
    beforeSubmit: isComplete,
    save: ({ delegateId, startsOn, endsOn }: typeof BLANK) =>
      addDelegation(userId, {
        delegateId: delegateId ?? '',
        startsOn: startsOn ?? '',
        endsOn: endsOn ?? '',
      }),
    changes: ['delegations'],
    onSaved: ({ delegate }) => {
      form.set(BLANK)
      toasts.success(currentTexts()('delegations.added', { name: delegate.name }))
    },
  })
  const off = offReason ?? (isComplete(form.values) ? null : t('delegations.incomplete'))
  return (
    <form {...form.element} className="flex flex-col gap-3">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <ChoiceField
        {...form.bind('delegateId')}
        noun="people"
        // Nobody can be their own delegate, or appoint themselves.
        scope={{ except: userId === null ? me._id : `${me._id},${userId}` }}
        label={t('delegations.delegate')}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <DateField {...form.bind('startsOn')} label={t('delegations.startsOn')} />
        <DateField {...form.bind('endsOn')} label={t('delegations.endsOn')} />
      </div>
      <div>
        <Button type="submit" isBusy={form.isBusy} disabledReason={off}>
          {t('delegations.add')}
        </Button>
      </div>
    </form>
  )
}

function isComplete({ delegateId, startsOn, endsOn }: typeof BLANK): boolean {
  return delegateId !== null && startsOn !== null && endsOn !== null
}
