import type { questionnairesEndpoints } from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'

interface ReturnFormProps {
  contractId: string
  questionnaireId: string
  name: string
  onClose: () => void
}

/** Sends answers back with a word, which goes by mail with a new link. */
export function ReturnForm({ contractId, questionnaireId, name, onClose }: ReturnFormProps) {
  const t = useTexts()
  const form = useForm({
    initial: { word: '' },
    save: (body) =>
      call<typeof questionnairesEndpoints.giveBack>(
        'POST',
        '/contracts3/:contractId/questionnaires/:questionnaireId/returned',
        { params: { contractId, questionnaireId }, body },
      ),
    changes: [{ topic: 'contract', contractId }],
    onSaved: () => {
      toasts.success(currentTexts()('sharing.questions.return.done', { name }))
      onClose()
    },
  })
  return (
    <form {...form.element} className="flex flex-col gap-2">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <TextArea
        {...form.text('word')}
        label={t('sharing.questions.return.word', { name })}
        hint={t('sharing.questions.return.hint')}
        rows={2}
        maxLength={2000}
        isRequired
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" variant="primary" isBusy={form.isBusy}>
          {t('sharing.questions.return.submit')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
