import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { changedMeanwhile } from '../../../../platform/changed-meanwhile.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useOpenText } from '../text/open-text.tsx'
import { useDescribe } from '../text/use-describe.ts'
import { partOf, type TextPart } from '../text/wire-document.ts'

interface DescriptionDialogProps {
  of: TextPart
  onClose: () => void
}

/** What a section or a block is for, in words that stay in the house. */
export default function DescriptionDialog({ of, onClose }: DescriptionDialogProps) {
  const t = useTexts()
  const box = useRef<HTMLTextAreaElement>(null)
  const { log, store, documentQuery } = useOpenText()
  const wire = useQuery(documentQuery).data
  const describe = useDescribe()
  const described = wire && partOf(wire, of)
  const replaces = described?.description ?? ''
  const name = store.read(of.id)?.title ?? described?.name ?? ''
  const form = useForm({
    initial: { description: replaces },
    soleField: 'description',
    goesToField: true,
    changedMeanwhile: changedMeanwhile(),
    save: async ({ description: typed }) => {
      const description = typed.trim()
      if (description === replaces) return
      await describe({ ...of, description, replaces })
      const step = { kind: 'description', ...of, from: replaces, to: description } as const
      log.record({ name: 'description', subject: name, steps: [step] })
      toasts.success(currentTexts()('editor.description.saved'))
    },
    onSaved: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={box}
      size="small"
      title={t(`editor.description.of.${of.part}`, { name })}
      description={t('editor.description.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('editor.description.save')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('description')}
          ref={box}
          label={t('editor.description.label')}
          maxLength={1000}
          isOptional
        />
      </form>
    </Dialog>
  )
}
