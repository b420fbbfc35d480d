import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { assignTask, type RequestForm } from './contract-tasks-queries.ts'

const BLANK: RequestForm = { title: '', note: '', dueOn: null, personId: null }

/** What is asked, of whom and until when. Only who sees the contract can be chosen, and the field says so. */
export function AssignTaskForm(props: { contractId: string; onAssigned: () => void }) {
  const { contractId, onAssigned } = props
  const t = useTexts()
  const form = useForm({
    initial: BLANK,
    save: (body) => assignTask(contractId, body),
    changes: [{ topic: 'contract', contractId }, 'tasks'],
    onSaved: () => {
      toasts.success(currentTexts()('contract-tasks.assigned'))
      onAssigned()
    },
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <TextField
        {...form.text('title')}
        label={t('contract-tasks.form.title')}
        maxLength={200}
        isRequired
      />
      <ChoiceField
        noun="taskAssignees"
        scope={{ contractId }}
        label={t('contract-tasks.form.person')}
        hint={t('contract-tasks.form.personHint')}
        isRequired
        {...form.bind('personId')}
      />
      <DateField
        {...form.bind('dueOn')}
        label={t('contract-tasks.form.dueOn')}
        isOptional
        className="max-w-48"
      />
      <TextArea
        {...form.text('note')}
        label={t('contract-tasks.form.note')}
        maxLength={2000}
        isOptional
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('contract-tasks.form.submit')}
        </Button>
      </div>
    </form>
  )
}
