import { useMutation } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { correctLine, setLineAside, type ListLine } from './invitation-lists-queries.ts'

/** A line with its reason, corrected where it stands: the others do not wait for it. */
export function LineToCorrect({ listId, line }: { listId: string; line: ListLine }) {
  const t = useTexts()
  const { firstName, lastName, email, role } = line
  const form = useForm({
    initial: { firstName, lastName, email, role, groups: line.groups.join('; ') },
    save: ({ groups, ...typed }) =>
      correctLine(listId, line, { ...typed, groups: groups.trim() === '' ? [] : [groups] }),
    changes: ['people'],
    onSaved: (_, sent) =>
      toasts.success(currentTexts()('invitations.list.corrected', { email: sent.email })),
  })
  const aside = useMutation({
    mutationFn: () => setLineAside(listId, line),
    meta: { changes: ['people'] },
    onSuccess: () =>
      toasts.success(currentTexts()('invitations.list.setAsideDone', { line: line.line })),
  })
  return (
    <li className="px-3 py-3">
      <form {...form.element} className="flex flex-col gap-3">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="text-red-ink">{line.refusal?.message}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">
            {t('invitations.line', { line: line.line })}
          </span>
        </p>
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField {...form.text('email')} label={t('invitations.model.email')} />
        <div className="grid gap-3 tablet:grid-cols-2">
          <TextField {...form.text('firstName')} label={t('people.form.firstName')} />
          <TextField {...form.text('lastName')} label={t('people.form.lastName')} />
          <TextField {...form.text('role')} label={t('people.column.role')} />
          <TextField {...form.text('groups')} label={t('people.form.groups')} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" isBusy={form.isBusy}>
            {t('invitations.list.correct')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isBusy={aside.isPending}
            aria-label={t('invitations.list.setAsideOf', { line: line.line })}
            onClick={() => aside.mutate()}
          >
            {t('invitations.list.setAsideLabel')}
          </Button>
        </div>
      </form>
    </li>
  )
}
