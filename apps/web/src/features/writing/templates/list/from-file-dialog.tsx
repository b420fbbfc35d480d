import { locales } from '@tacite/domain/locale.ts'
import { Suspense, useState } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { currentTexts, useLocale, useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Select } from '../../../../ui/select.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { ReadFile, type Upload } from '../../new-contract/public.tsx'
import { makeTemplateOfFile } from '../template-queries.ts'

/** A template from a Word, PDF or image file: what was read of it is shown before. */
export function FromFileDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const [upload, setUpload] = useState<Upload | null>(null)
  const form = useForm({
    initial: { title: '', locale: useLocale() },
    save: (values) => makeTemplateOfFile(upload!._id, values),
    changes: ['templates'],
    onSaved: ({ _id }, { title }) => {
      toasts.success(currentTexts()('administration.saved', { name: title }))
      go(paths.template(_id))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('templates.fromFile')}
      description={t('templates.fromFileHint')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={upload ? null : t('templates.fileRequired')}
          >
            {t('templates.create')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <Suspense
          fallback={
            <LoadingRegion>
              <SkeletonText lines={3} />
            </LoadingRegion>
          }
        >
          <ReadFile
            upload={upload}
            onUpload={(read) => {
              setUpload(read)
              if (read) form.set({ title: read.title })
            }}
            hint={t('templates.fileHint')}
            error={undefined}
            onChosen={() => form.forgive(['title'])}
          />
        </Suspense>
        {upload && (
          <>
            <TextField
              {...form.text('title')}
              label={t('templates.column.title')}
              maxLength={500}
              isRequired
            />
            <Select
              {...form.bind('locale')}
              label={t('templates.column.locale')}
              hint={t('templates.localeHint')}
              options={locales.map((locale) => ({
                value: locale,
                label: t(`templates.locale.${locale}`),
              }))}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
