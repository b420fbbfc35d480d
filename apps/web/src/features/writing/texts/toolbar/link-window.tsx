import { isSafeHref } from '@tacite/document/attribute-rules.ts'
import { useRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { linkAround, removeLink, setLink } from '../editor/commands/marks.ts'
import type { WritingWindowProps } from './writing-window.ts'

/** The address of a link, and its text when none is selected. */
export default function LinkWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const address = useRef<HTMLInputElement>(null)
  const around = writing.state && linkAround(writing.state)
  const form = useForm({
    initial: { href: around?.href ?? 'https://', text: selectedText(writing) },
    check: ({ href }) => ({
      href: isSafeHref(href.trim()) ? undefined : t.refusal({ code: 'RICH_TEXT_LINK_FORBIDDEN' }),
    }),
    goesToField: true,
    save: ({ href, text }) => {
      onClose()
      writing.run(setLink(href.trim(), text.trim()))
    },
  })
  const remove = () => {
    onClose()
    writing.run(removeLink)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={address}
      size="small"
      title={t('editor.link.title')}
      footer={
        <>
          {around && (
            <Button variant="quiet" onClick={remove}>
              {t('editor.link.remove')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={form.id}>
            {t('editor.link.apply')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <TextField
          {...form.text('href')}
          ref={address}
          label={t('editor.link.address')}
          hint={t('editor.link.hint')}
          inputMode="url"
        />
        <TextField {...form.text('text')} label={t('editor.link.text')} />
      </form>
    </Dialog>
  )
}

function selectedText({ state }: WritingWindowProps['writing']): string {
  if (!state) return ''
  const { from, to } = linkAround(state) ?? state.selection
  return state.doc.textBetween(from, to, ' ')
}
