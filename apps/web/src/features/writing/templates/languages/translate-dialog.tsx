import { locales } from '@tacite/domain/locale.ts'
import { useGo } from '../../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import type { TemplateRecord } from '../template-queries.ts'
import { freeLocales } from './free-locales.ts'
import { translateTemplate } from './source-queries.ts'

interface TranslateDialogProps {
  template: TemplateRecord
  onClose: () => void
}

/** In which language a template is written as well, under which title, and what it starts with. */
export function TranslateDialog({ template, onClose }: TranslateDialogProps) {
  const t = useTexts()
  const go = useGo()
  const { _id, title, version, isChanged } = template
  const free = freeLocales(template)
  const form = useForm({
    initial: { locale: free[0] ?? locales[0], title: '' },
    save: (values) => translateTemplate(_id, values),
    changes: ['templates'],
    onSaved: (translation) => {
      toasts.success(currentTexts()('template-languages.made', { title: translation.title }))
      go(paths.template(translation._id))
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('template-languages.dialogTitle', { title })}
      description={t('template-languages.dialogLead', { version: version ?? 0 })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('template-languages.make')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {isChanged && (
          <p className="rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
            {t('template-languages.unpublished', { version: version ?? 0 })}
          </p>
        )}
        <Select
          {...form.bind('locale')}
          label={t('templates.column.locale')}
          options={free.map((locale) => ({
            value: locale,
            label: t(`templates.locale.${locale}`),
          }))}
        />
        <TextField
          {...form.text('title')}
          label={t('templates.column.title')}
          hint={t('template-languages.titleHint')}
          maxLength={500}
          isRequired
        />
      </form>
    </Dialog>
  )
}
