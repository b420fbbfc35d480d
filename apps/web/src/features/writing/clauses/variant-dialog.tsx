import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useGo } from '../../../platform/go.ts'
import { paths } from '../../../platform/paths.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { GuidingFields, StanceField, TitleField } from './clause-fields.tsx'
import { addVariant, type VariantForm } from './clause-queries.ts'

interface VariantDialogProps {
  standard: { _id: string; name: string }
  onClose: () => void
}

/** A new variant, which opens on its text. */
export function VariantDialog({ standard, onClose }: VariantDialogProps) {
  const t = useTexts()
  const go = useGo()
  const initial: VariantForm = {
    title: '',
    description: '',
    useWhen: '',
    guidance: '',
    stance: 'fallback',
  }
  const form = useForm({
    initial,
    save: (values) => addVariant(standard._id, values),
    changes: ['clauses'],
    onSaved: ({ _id, title }) => {
      toasts.success(currentTexts()('clauses.variants.added', { title }))
      onClose()
      go(paths.clause(_id))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('clauses.variants.newTitle', { title: standard.name })}
      description={t('clauses.variants.newLead')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('clauses.variants.addOnly')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <TitleField form={form} isNew />
        <StanceField
          value={form.values.stance}
          onChange={(stance) => form.set({ stance })}
          error={form.bind('stance').error}
        />
        <GuidingFields form={form} />
      </form>
    </Dialog>
  )
}
